/** Games that are over, as they are told at home. */
import type { Sitting, State, Table } from "./messages";
import { nameOf } from "./people";
import { settings } from "./settings.svelte";
import { say } from "./texts.svelte";

/** How a game ended; lists are by seat. */
export interface Ending {
  date: number; // ms since 1970
  you: number | null; // null where several share a screen
  seats: Sitting[];
  scores: number[];
  ranking: number[][];
}

export function ending({ created, you }: Table, { seats, scores, ranking }: State, secrets: string[]): Ending {
  return { date: created, you: secrets.length > 1 ? null : you[0]!, seats, scores, ranking };
}

/** "16 Nov 2026" */
export function day({ date }: Ending): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" }).format(date);
}

/** Who played: against somebody, or several at one screen. */
export function players({ seats, you }: Ending): string {
  return you === null ? named(seats) : say("history-against", { names: named(seats.filter((_, seat) => seat !== you)) });
}

/** "You won 29 : 10." */
export function result({ seats, scores, ranking, you }: Ending): string {
  const [winners = []] = ranking;
  return say("history-result", {
    who: you !== null && winners.includes(you) ? "you" : "others",
    count: winners.length,
    winners: named(winners.map((seat) => seats[seat]!)),
    score: ranking.flat().map((seat) => scores[seat]).join(" : "),
  });
}

function named(seats: Sitting[]): string {
  return new Intl.ListFormat(settings.language).format(seats.map(nameOf));
}
