/** What a language does not leave at the end of a line: in Polish one-letter words and numbers. */
const ALONE = /(?<![\p{L}\p{N}<&.,-])([aiouwz]|\d+) (?=[\p{L}\p{N}„(<])/giu;
/** What German does not put at the beginning of a line: the sign behind a number, and dots that leave off. */
const BEHIND = /(?<=\S) (?=[%…])/g;
/** What no language parts from its number. */
const SIGN = /± (?=\d)/g;
const BOUND = "\u00a0";

/** The text, or the HTML, with such words and signs bound to what they belong to. */
export function bound(text: string, language: string): string {
  const signed = text.replace(SIGN, `±${BOUND}`);
  if (language === "pl") return signed.replace(ALONE, `$1${BOUND}`);
  return language === "de" ? signed.replace(BEHIND, BOUND) : signed;
}
