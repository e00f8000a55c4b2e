/** Finding words in texts, whatever their case, accents and forms. */
import type { Rules } from "./rules";
import type { Language } from "./settings.svelte";
import { formsOf, roughly } from "./wordForms";

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
const AROUND = 60; // letters before a hit that are shown
const SHOWN = 150; // letters of a text that are shown

/** What is found of words in whatever form; if nothing, of words like them. */
export function search(rules: Rules, query: string, language: Language): { forms: string[]; hits: Hit[] } {
  const words = [...new Set(fold(query).text.split(/[^\p{L}\p{N}]+/u).filter(Boolean))];
  const exact = words.map((word) => formsOf(word, language));
  const hits = found(rules, exact);
  if (hits.length) return { forms: exact, hits };
  const rough = words.map((word) => roughly(word, language));
  return { forms: rough, hits: found(rules, rough) };
}

/** The sections that have all words, or else the most of them; those with one in the heading first. */
function found({ sections }: Rules, forms: string[]): Hit[] {
  const counted = sections.map(({ id, title, html }) => {
    const text = plain(html);
    return { id, title, text, count: forms.filter((form) => spans(`${title} ${text}`, [form]).length).length };
  });
  const most = Math.max(1, ...counted.map(({ count }) => count));
  return counted
    .filter(({ count }) => count === most)
    .map(({ id, title, text }) => ({ id, title: pieces(title, spans(title, forms)), text: excerpt(text, spans(text, forms)) }))
    .sort((a, b) => Number(inHeading(b)) - Number(inHeading(a)));
}

const inHeading = ({ title }: Hit) => title.some(({ hit }) => hit);

/** Where these forms of words are in a text, in order and not overlapping. */
export function spans(text: string, forms: string[]): Span[] {
  const folded = fold(text);
  const all = forms.flatMap((form) =>
    [...folded.text.matchAll(new RegExp(form, "gu"))].map(({ 0: hit, index }): Span => [folded.at[index]!, folded.at[index + hit.length - 1]! + 1]),
  );
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
