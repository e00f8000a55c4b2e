/** The puzzles that were tried, one entry each, and all that follows from them: rating, runs, days. Kept in this browser. */
import glicko2 from "glicko2-lite";
import { read, write } from "./storage";

export interface Entry {
  puzzle: string;
  game: string;
  kind: string;
  rating: number; // of the puzzle
  right: boolean; // at the first answer, without help
  at: string; // ISO time
  daily: string | null; // the day whose puzzle it was
}

export interface Rating {
  rating: number;
  rd: number; // its deviation
  vol: number; // its volatility
}

const PLACE = "labtop.puzzles";
const FORMAT = "labtop puzzles 1";
export const START: Rating = { rating: 1500, rd: 350, vol: 0.06 };
const PUZZLE_RD = 60; // the rating of a puzzle stays as it is
const DAY = 24 * 3600 * 1000;

export function entries(): Entry[] {
  const found = read<unknown>(PLACE, []);
  return Array.isArray(found) ? found.filter(isEntry) : [];
}

/** Notes an answer, unless this puzzle has one already, or as that of its day; was it noted? */
export function note(entry: Entry): boolean {
  const all = entries();
  if (all.some((one) => same(one, entry))) return false;
  write(PLACE, [...all, entry]);
  return true;
}

/** Of each puzzle the first entry, in a game: only those are rated. */
export function rated(all: Entry[], game: string): Entry[] {
  const seen = new Set<string>();
  return all.filter((one) => one.game === game && !seen.has(one.puzzle) && seen.add(one.puzzle));
}

/** The rating at the start and after each of the rated entries. */
export function ratings(all: Entry[], game: string): Rating[] {
  const course = [START];
  for (const { rating, right } of rated(all, game)) {
    const before = course.at(-1)!;
    course.push(glicko2(before.rating, before.rd, before.vol, [[rating, PUZZLE_RD, Number(right)]]));
  }
  return course;
}

/** How many of the rated entries were right one after the other: up to now, and at most. */
export function runs(all: Entry[], game: string): { now: number; best: number } {
  let now = 0;
  let best = 0;
  for (const { right } of rated(all, game)) best = Math.max(best, (now = right ? now + 1 : 0));
  return { now, best };
}

/** On how many days up to this one the puzzle of the day was solved; today's may still be to come. */
export function days(all: Entry[], game: string, today: string): number {
  const solved = new Set(all.filter((one) => one.game === game && one.right).map(({ daily }) => daily));
  let day = solved.has(today) ? today : before(today);
  let count = 0;
  for (; solved.has(day); day = before(day)) count++;
  return count;
}

/** The day before a day. */
export function before(day: string, count = 1): string {
  return new Date(Date.parse(day) - count * DAY).toISOString().slice(0, 10);
}

/** All entries as a file. */
export function written(): string {
  return JSON.stringify({ format: FORMAT, entries: entries() }, null, 1);
}

/** Adds the entries of such a file; null if it is none, otherwise how many were new. */
export function take(file: string): number | null {
  const found = parsed(file);
  if (!found) return null;
  const all = entries();
  const added = found.filter((one, index) => ![...all, ...found.slice(0, index)].some((other) => same(other, one)));
  write(PLACE, [...all, ...added].sort((a, b) => a.at.localeCompare(b.at)));
  return added.length;
}

function parsed(file: string): Entry[] | null {
  try {
    const whole = JSON.parse(file) as { format?: unknown; entries?: unknown };
    const fits = whole.format === FORMAT && Array.isArray(whole.entries) && whole.entries.every(isEntry);
    return fits ? (whole.entries as Entry[]) : null;
  } catch {
    return null;
  }
}

/** Says an entry nothing new beside one that is there? A puzzle may come again as that of a day. */
const same = (there: Entry, entry: Entry) => there.puzzle === entry.puzzle && (there.daily === entry.daily || entry.daily === null);

function isEntry(given: unknown): given is Entry {
  const one = given as Entry | null;
  if (typeof one !== "object" || one === null) return false;
  const words = [one.puzzle, one.game, one.kind, one.at].every((word) => typeof word === "string");
  const day = one.daily === null || (typeof one.daily === "string" && !Number.isNaN(Date.parse(one.daily)));
  return words && day && Number.isFinite(one.rating) && typeof one.right === "boolean" && !Number.isNaN(Date.parse(one.at));
}
