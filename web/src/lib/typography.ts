/** What a language does not leave at the end of a line: in Polish one-letter words and numbers. */
const ALONE = /(?<![\p{L}\p{N}<&.,-])([aiouwz]|\d+) (?=[\p{L}\p{N}„(<])/giu;

/** The text, or the HTML, with such words bound to the next one. */
export function bound(text: string, language: string): string {
  return language === "pl" ? text.replace(ALONE, "$1\u00a0") : text;
}
