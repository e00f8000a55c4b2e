/** The tables this browser has seats at. A seat is held by its secret alone: that of a running game is dropped only by who wants it deleted. */
import type { Ending } from "./history";
import { read, write } from "./storage";

export interface Kept {
  table: string;
  game: string;
  secrets: string[]; // by seat order; several on a shared screen
  over: boolean;
  hidden?: boolean; // of a running game: not to be listed
  muted?: number[]; // seats whose reactions are not shown
  ending?: Ending; // once it is over
  nonce?: string; // what this browser adds to the shuffle
  commitment?: string; // to the shuffle, as it was seen before the first move
}

const PLACE = "labtop.tables";
const MOST = 100; // games that are over

export function tables(): Kept[] {
  const found = read<Kept[]>(PLACE, []);
  return Array.isArray(found) ? found : [];
}

export function find(table: string): Kept | undefined {
  return tables().find((kept) => kept.table === table);
}

/** Remembers a table, the newest first; what was known of it and is not said anew stays. */
export function keep(kept: Kept): void {
  const others = tables().filter(({ table }) => table !== kept.table);
  const all = [{ ...find(kept.table), ...kept }, ...others];
  const spare = new Set(all.filter(({ over }) => over).slice(MOST));
  write(PLACE, all.filter((one) => !spare.has(one)));
}

/** Notes something about a table that is known already; its place stays. */
export function note(table: string, known: Partial<Kept>): void {
  write(PLACE, tables().map((kept) => (kept.table === table ? { ...kept, ...known } : kept)));
}

/** Forgets a table, with the secrets of its seats. */
export function drop(table: string): void {
  write(PLACE, tables().filter((kept) => kept.table !== table));
}
