/** The tables at which this browser has a coach, and what the coach remembers of them. */
import type { Moment } from "./coaching";
import { read, write } from "./storage";

interface Kept {
  muted: boolean;
  moments: Moment[];
}

const PLACE = "labtop.coach";
const MOST = 10; // tables, the newest first

const all = () => read<Record<string, Kept>>(PLACE, {});

/** What is remembered of a table; null where nobody coaches. */
export const kept = (table: string): Kept | null => all()[table] ?? null;

export function keep(table: string, what: Kept): void {
  const others = Object.entries(all()).filter(([name]) => name !== table);
  write(PLACE, Object.fromEntries([[table, what], ...others].slice(0, MOST)));
}

/** From now on a table has a coach. */
export const begin = (table: string) => keep(table, { muted: false, moments: [] });
