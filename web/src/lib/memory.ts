/** The tables this browser has seats at. */
import { read, write } from "./storage";

export interface Kept {
  table: string;
  game: string;
  secrets: string[]; // by seat order; several on a shared screen
  over: boolean;
  nonce?: string; // what this browser adds to the shuffle
  commitment?: string; // to the shuffle, as it was seen before the first move
}

const PLACE = "labtop.tables";
const MOST = 50;

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
  write(PLACE, [{ ...find(kept.table), ...kept }, ...others].slice(0, MOST));
}

export function forget(table: string): void {
  write(PLACE, tables().filter((kept) => kept.table !== table));
}
