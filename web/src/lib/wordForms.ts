/** The forms of a word: what is left without its ending, with any ending. Words come folded: small letters without accents. */
import type { Language } from "./settings.svelte";

const ENDINGS: Record<Language, string[]> = {
  en: "ies ied ing es ed s e y".split(" "),
  de: "ern ers en er es em e n s".split(" "),
  pl: "iego iemu ami ach iem owi iej ego emu ych ich ymi imi ow om em ie ia ii iu io ej ym im a e i o u y".split(" "),
};
const LEAST = 3; // letters without the ending
const INSIDE: Record<Language, number> = { en: 5, de: 4, pl: 5 }; // so long is what is found inside words too, as in compounds
const BEGIN = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";

/** A pattern for a word in any form. A short one counts only where words begin, in its forms or as far as it is typed. */
export function formsOf(word: string, language: Language): string {
  const stem = stemOf(word, language);
  const ending = `(?:${stem.at(-1)}?(?:${ENDINGS[language].join("|")}))?${END}`;
  return stem.length >= INSIDE[language] ? `${stem}(?:${ending})?` : `${BEGIN}(?:${stem}${ending}|${word})`;
}

/** A pattern for a word that is found in none of its forms: without some letters at its end. */
export function roughly(word: string, language: Language): string {
  const start = word.slice(0, Math.max(LEAST + 1, word.length - LEAST));
  return start.length >= INSIDE[language] ? start : BEGIN + start;
}

/** Without the longest ending, and with one letter where the last is doubled: "programmed" and "program" are alike. */
function stemOf(word: string, language: Language): string {
  const ending = ENDINGS[language].find((ending) => word.endsWith(ending) && word.length - ending.length >= LEAST) ?? "";
  const stem = word.slice(0, word.length - ending.length);
  return stem.length > LEAST && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem;
}
