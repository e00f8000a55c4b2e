/** Who sits where: names, and of bots also their levels. */
import { getContext, setContext } from "svelte";
import type { SeatBot, Sitting, State } from "./messages";
import type { Reactions } from "./reactions.svelte";
import { say } from "./texts.svelte";

/** Those at a table, as far as their names alone do not say it. */
export interface Company {
  game: string;
  levels: (string | null)[]; // by seat: of a bot; null for a person
}
const COMPANY = Symbol("company");
/** Tells everything below a component who sits at its table. */
export const seatCompany = (company: () => Company): void => void setContext(COMPANY, company);
export const company = (): (() => Company) | undefined => getContext(COMPANY);

export function nameOf({ kind, name }: Sitting): string {
  return kind === "open" ? say("open-seat") : name;
}

/** What somebody who gives no name is called: as nobody else at the table. */
export function guestName(seats: Sitting[]): string {
  const taken = seats.map(({ name }) => name);
  let name = say("guest");
  for (let number = 2; taken.includes(name); number++) name = say("guest-number", { number });
  return name;
}

export function levelName(level: string): string {
  return say("level-name", { level });
}

/** A bot's moves are decided by the server: is it thinking for this seat? */
export function isBot({ kind, level }: Sitting): boolean {
  return kind === "bot" || level !== null;
}

const LEVELS = ["random", "greedy", "beginner", "easy", "medium", "hard", "expert", "grandmaster"];

/** Somebody as a record names them: a bot of a table with its level behind its name, one of another program by its level alone. */
export function recorded(written: string): { name: string; level: string | null } {
  const [, name, level] = written.match(/^(.+) \((\w+)\)$/) ?? [];
  if (name && LEVELS.includes(level!)) return { name, level: level! };
  return { name: LEVELS.includes(written) ? say("computer", { level: levelName(written) }) : written, level: null };
}

/** What a table's page knows of its seats beyond the game: who is there, whose time runs. */
export interface Presence {
  state: State;
  you: number[];
  connected: boolean[];
  patience: number[]; // milliseconds until somebody who is gone can be replaced
  reactions: Reactions;
  send: (command: Omit<SeatBot, "key">) => void;
}
const PRESENCE = Symbol("presence");
/** Tells the dashboards below a component; a replay or a lesson has nobody to tell of. */
export const seatPresence = (presence: () => Presence): void => void setContext(PRESENCE, presence);
export const presence = (): (() => Presence) | undefined => getContext(PRESENCE);
