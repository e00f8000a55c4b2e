/** The games of this browser: those that can go on, those put aside, those that are over. */
import { ending } from "./history";
import * as memory from "./memory";
import type { Table } from "./messages";
import { glance } from "./tableConnection.svelte";

export interface Mine {
  kept: memory.Kept;
  seen?: Table | null; // null if it cannot be reached; missing until it was asked for
}

let all = $state.raw<Mine[]>([]);

/** Has this browser a game at all, begun or over? */
export const known = (): boolean => all.length > 0;
export const running = (): Mine[] => all.filter(({ kept }) => !kept.over && !kept.hidden);
export const hidden = (): Mine[] => all.filter(({ kept }) => !kept.over && kept.hidden);
export const finished = (): memory.Kept[] =>
  all.map(({ kept }) => kept).filter(({ ending }) => ending).sort((one, other) => other.ending!.date - one.ending!.date);

/** Lists the games at once, then asks how those stand of which that is not known. */
export async function refresh(): Promise<void> {
  list();
  await Promise.all(all.filter(({ kept }) => !kept.ending && !kept.hidden).map(ask));
  list();
}

/** Puts a game aside, or back. The seat stays. */
export function hide(table: string, hidden: boolean): void {
  memory.note(table, { hidden });
  void refresh();
}

function list(): void {
  const seen = new Map(all.map((mine) => [mine.kept.table, mine.seen]));
  all = memory.tables().map((kept) => ({ kept, seen: seen.get(kept.table) }));
}

async function ask(mine: Mine): Promise<void> {
  const { table, secrets } = mine.kept;
  mine.seen = await glance(table, secrets[0]);
  if (mine.seen?.state.over) memory.note(table, { over: true, ending: ending(mine.seen, mine.seen.state, secrets) });
}
