/** The rules at hand: what a page tells them, and whether they lie open. */
import type { Want } from "./messages";

export interface Help {
  game: string;
  section: string | null; // the one that explains what is being decided
  question: string; // what the reader is asked, or ""
  cards: RegExp | null; // finds the cards that a sentence names
  reasons: (() => Promise<Want[] | null>) | null; // what the reader may want to do but cannot
}

export const help = $state({ open: null as "rules" | "why" | null });

/** For a page without a table. */
export function about(game: string): Help {
  return { game, section: null, question: "", cards: null, reasons: null };
}
