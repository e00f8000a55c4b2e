/** The end of a game in a sentence, and what somebody has never reached before. Records are kept in this browser. */
import { settings } from "./settings.svelte";
import { read, write } from "./storage";
import { say } from "./texts.svelte";

export interface Result {
  names: string[]; // lists are by seat
  scores: number[];
  ranking: number[][];
  you: number | null; // null for those who watch or share a screen
}

/** "You win 29 : 10" */
export function headline({ names, scores, ranking, you }: Result): string {
  const [winners = []] = ranking;
  return say("end-headline", {
    who: you === null ? "nobody" : winners.includes(you) ? "you" : "other",
    count: winners.length,
    players: names.length,
    winners: new Intl.ListFormat(settings.language).format(winners.map((seat) => names[seat]!)),
    score: ranking.flat().map((seat) => signed(scores[seat]!)).join(" : "),
    points: scores[winners[0]!] ?? 0,
    place: ranking.findIndex((rank) => you !== null && rank.includes(you)) + 1,
  });
}

/** With a minus sign that is as wide as a plus. */
export const signed = (points: number): string => String(points).replace("-", "−");

interface Best {
  value: number;
  table: string; // where it was reached
  before: number | null; // what it beat; null for the first of its kind
}
export interface Beaten {
  kind: string;
  value: number;
  before: number;
}

const PLACE = "labtop.records";

/** Keeps the best of each kind; those that this table has beaten, also when it is asked again. */
export function records(game: string, players: number, table: string, reached: Record<string, number>): Beaten[] {
  const all = read<Record<string, Record<string, Best>>>(PLACE, {});
  const own = { ...all[`${game} ${players}`] };
  for (const [kind, value] of Object.entries(reached)) {
    const before = own[kind];
    if (!before || (value > before.value && before.table !== table)) own[kind] = { value, table, before: before?.value ?? null };
  }
  write(PLACE, { ...all, [`${game} ${players}`]: own });
  return Object.entries(own).flatMap(([kind, { value, table: where, before }]) => (where === table && before !== null && kind in reached ? [{ kind, value, before }] : []));
}

/** What counts for a record: the score, and by how much somebody won. */
export function reached({ scores, ranking, you }: Result & { you: number }): Record<string, number> {
  const [winners = []] = ranking;
  const others = scores.filter((_, seat) => seat !== you);
  const won = winners.length === 1 && winners[0] === you ? scores[you]! - Math.max(...others) : 0;
  return { score: scores[you]!, ...(won > 0 ? { win: won } : {}) };
}
