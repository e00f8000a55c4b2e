/** The tables this browser has seats at. */
export interface Kept {
  table: string;
  game: string;
  secrets: string[]; // by seat order; several on a shared screen
  at: number; // when it was last opened
  over: boolean;
}

const PLACE = "labtop.tables";
const MOST = 50;

export function tables(): Kept[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? (found as Kept[]) : [];
  } catch {
    return [];
  }
}

export function find(table: string): Kept | undefined {
  return tables().find((kept) => kept.table === table);
}

/** Remembers a table, the newest first. */
export function keep(kept: Omit<Kept, "at">): void {
  const others = tables().filter(({ table }) => table !== kept.table);
  localStorage.setItem(PLACE, JSON.stringify([{ ...kept, at: Date.now() }, ...others].slice(0, MOST)));
}

export function forget(table: string): void {
  localStorage.setItem(PLACE, JSON.stringify(tables().filter((kept) => kept.table !== table)));
}
