/** Finding words in texts, whatever their case, accents and endings. */
import type { Rules } from "./rules";

export interface Piece {
  text: string;
  hit: boolean;
}
export interface Hit {
  id: string;
  title: Piece[];
  text: Piece[]; // around the first hit
}
type Span = [from: number, to: number];

const LETTERS: Record<string, string> = { ł: "l", ß: "ss", æ: "ae", œ: "oe", ø: "o" };
const SHORT = 4; // words up to this long are found at the beginning of words only
const ENDING = 3; // letters at the end of a word that may differ
const STEM = 4; // letters that a word keeps at least
const AROUND = 60; // letters before a hit that are shown
const SHOWN = 150; // letters of a text that are shown

/** The sections that have all words, those with one in the heading first; if none has, words count without their endings. */
export function search({ sections }: Rules, query: string): { words: string[]; hits: Hit[] } {
  const wanted = fold(query).text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  for (const words of [wanted, wanted.map(stem)]) {
    const hits = sections
      .map(({ id, title, html }) => ({ id, title, text: plain(html) }))
      .filter(({ title, text }) => words.length && words.every((word) => spans(`${title} ${text}`, [word]).length))
      .map(({ id, title, text }) => ({ id, title: pieces(title, spans(title, words)), text: excerpt(text, spans(text, words)) }))
      .sort((a, b) => Number(inHeading(b)) - Number(inHeading(a)));
    if (hits.length) return { words, hits };
  }
  return { words: wanted, hits: [] };
}

const inHeading = ({ title }: Hit) => title.some(({ hit }) => hit);

function stem(word: string): string {
  return word.slice(0, Math.max(STEM, word.length - ENDING));
}

/** Where these words are in a text, in order and not overlapping; short ones only where words begin. */
export function spans(text: string, words: string[]): Span[] {
  const folded = fold(text);
  const all = words.flatMap((word) => {
    const pattern = new RegExp(word.length > SHORT ? word : `(?<![\\p{L}\\p{N}])${word}`, "gu");
    return [...folded.text.matchAll(pattern)].map(({ index }): Span => [folded.at[index]!, folded.at[index + word.length - 1]! + 1]);
  });
  all.sort(([a], [b]) => a - b);
  return all.filter(([from], index) => index === 0 || from >= all[index - 1]![1]);
}

/** A text in plain small letters, and the place that each of them had. */
function fold(text: string): { text: string; at: number[] } {
  let folded = "";
  const at: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const small = text[index]!.toLowerCase();
    const plain = LETTERS[small] ?? small.normalize("NFD").replace(/\p{M}/gu, "");
    folded += plain;
    for (let count = 0; count < plain.length; count++) at.push(index);
  }
  return { text: folded, at };
}

function plain(html: string): string {
  const spaced = html.replace(/<\/t[dh]>\s*<t[dh]>/g, " – ").replace(/<\/t[dh]>\s*<\/tr>/g, " · $&").replace(/<\/(?:p|li)>/g, "$& ");
  return (new DOMParser().parseFromString(spaced, "text/html").body.textContent ?? "").replace(/\s+/g, " ").trim();
}

function excerpt(text: string, hits: Span[]): Piece[] {
  const first = hits[0]?.[0] ?? 0;
  const from = first <= AROUND ? 0 : text.indexOf(" ", first - AROUND) + 1;
  const to = from + SHOWN >= text.length ? text.length : text.lastIndexOf(" ", from + SHOWN);
  const within = hits.filter(([begin, end]) => begin >= from && end <= to).map(([begin, end]): Span => [begin - from, end - from]);
  const shown = pieces(text.slice(from, to), within);
  return [...(from ? [{ text: "… ", hit: false }] : []), ...shown, ...(to < text.length ? [{ text: " …", hit: false }] : [])];
}

function pieces(text: string, hits: Span[]): Piece[] {
  let from = 0;
  const found = hits.flatMap(([begin, end]) => {
    const before = { text: text.slice(from, begin), hit: false };
    from = end;
    return [before, { text: text.slice(begin, end), hit: true }];
  });
  return [...found, { text: text.slice(from), hit: false }].filter((piece) => piece.text);
}
