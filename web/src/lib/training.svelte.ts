/** Which puzzle comes next: of the theme that is wished, about as hard as is wished. */
import { ratings, type Entry } from "./diary";
import type { PuzzleInfo } from "./messages";
import { read, write } from "./storage";

export const OFFSETS = { easier: -300, fitting: 0, harder: 300 }; // rating points from one's own
export type Difficulty = keyof typeof OFFSETS;
export const ANY = "any"; // theme

interface Wish {
  kind: string;
  difficulty: Difficulty;
}

const PLACE = "labtop.training";
const NEAREST = 5; // puzzles among which chance decides
const kept: Record<string, Wish> = $state(read(PLACE, {}));

/** What is wished of a game. */
export function wish(game: string): Wish {
  const { kind = ANY, difficulty = "fitting" } = (kept[game] ?? {}) as Partial<Wish>;
  return { kind, difficulty: difficulty in OFFSETS ? difficulty : "fitting" };
}

export function choose(game: string, wished: Partial<Wish>): void {
  kept[game] = { ...wish(game), ...wished };
  write(PLACE, kept);
}

/** The next puzzle: one that was not tried yet, then one that was not solved, then any; null where there is no other. */
export function next(puzzles: PuzzleInfo[], all: Entry[], game: string, { kind, difficulty }: Wish, now: string | null, chance = Math.random): string | null {
  const known = puzzles.some((one) => one.kind === kind);
  const fitting = puzzles.filter((one) => one.puzzle !== now && (!known || one.kind === kind));
  const tried = new Set(all.map(({ puzzle }) => puzzle));
  const solved = new Set(all.filter(({ right }) => right).map(({ puzzle }) => puzzle));
  const ways = [({ puzzle }: PuzzleInfo) => !tried.has(puzzle), ({ puzzle }: PuzzleInfo) => !solved.has(puzzle), () => true];
  const choice = ways.map((way) => fitting.filter(way)).find((found) => found.length) ?? [];
  const wanted = ratings(all, game).at(-1)!.rating + OFFSETS[difficulty];
  const nearest = choice.sort((a, b) => Math.abs(a.rating - wanted) - Math.abs(b.rating - wanted)).slice(0, NEAREST);
  return nearest[Math.floor(chance() * nearest.length)]?.puzzle ?? null;
}
