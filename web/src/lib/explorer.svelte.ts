/** What wins: the figures of a game, what is chosen among them, and how they are put in order. */
import type { Explored, Facet } from "../games/game";
import type { Explorer, Figure, ThingFigure } from "./messages";

export const ALL = "all"; // players of any number
export const MEASURES = ["lift", "compared"] as const;
export const ORDERS = ["lift", "share", "when", "name"] as const;
export type Measure = (typeof MEASURES)[number];
export type Order = (typeof ORDERS)[number];
export type Interval = [low: number, value: number, high: number];

/** What is chosen: it stays when a card is looked at. */
export const chosen = $state({
  players: ALL,
  measure: "lift" as Measure,
  order: "lift" as Order,
  upwards: false,
  search: "",
  facets: {} as Record<string, string>,
});

/** A thing with its figures for the number of players that is chosen. */
export interface Row {
  id: string;
  figure: ThingFigure;
  interval: Interval | null;
  when: number | null; // the middle of the rounds in which it is taken
}

/** The estimate that is looked at; null where there is none. */
export function intervalOf(figure: ThingFigure, measure: Measure): Interval | null {
  return figure[measure] as Interval | null;
}

/** The round until which half of them were taken; null where none is known. */
export function middle(rounds: number[]): number | null {
  const half = rounds.reduce((sum, count) => sum + count, 0) / 2;
  let before = 0;
  const index = rounds.findIndex((count) => (before += count) >= half && before > 0);
  return index < 0 ? null : index + 1;
}

/** Does a thing fit what is searched for and chosen? */
export function fits(id: string, explored: Pick<Explored, "title" | "text">, facets: Facet[], search: string, wished: Record<string, string>): boolean {
  if (!facets.every(({ name, has }) => !wished[name] || has(id, wished[name]))) return false;
  const words = `${id} ${explored.title(id)} ${explored.text(id)}`.toLocaleLowerCase();
  return search.toLocaleLowerCase().split(/\s+/).every((word) => words.includes(word));
}

/** The things of a kind for a number of players. */
export function rowsOf(summary: Explorer, kind: string, players: string, measure: Measure): Row[] {
  return Object.entries(summary.kinds[kind] ?? {}).flatMap(([id, figures]) => {
    const figure = figures[players];
    return figure ? [{ id, figure, interval: intervalOf(figure, measure), when: middle(figure.rounds) }] : [];
  });
}

const VALUES: Record<Exclude<Order, "name">, (row: Row) => number> = {
  lift: ({ interval }) => interval?.[1] ?? -Infinity,
  share: ({ figure }) => figure.share,
  when: ({ when }) => when ?? Infinity,
};

/** In order, names always as a tie-break. */
export function sorted(rows: Row[], order: Order, upwards: boolean): Row[] {
  const byName = (a: Row, b: Row) => a.id.localeCompare(b.id, undefined, { numeric: true });
  const sign = upwards ? 1 : -1;
  if (order === "name") return [...rows].sort((a, b) => sign * byName(a, b));
  const value = VALUES[order];
  return [...rows].sort((a, b) => (value(a) === value(b) ? byName(a, b) : sign * (value(a) < value(b) ? -1 : 1)));
}

/** Turns that follow on a line of turns, the most frequent first. */
export function following(summary: Explorer, line: string[], players: string): { turn: string; line: string; figure: Figure }[] {
  const before = line.map((turn) => `${turn} `).join("");
  return Object.entries(summary.openings)
    .flatMap(([opening, figures]) => {
      const turn = opening.slice(before.length);
      const figure = figures[players];
      return figure && opening.startsWith(before) && turn && !turn.includes(" ") ? [{ turn, line: opening, figure }] : [];
    })
    .sort((a, b) => b.figure.seats - a.figure.seats);
}

/** How far an axis reaches for these intervals: round, and never so far that a few wide ones squeeze the rest. */
export function reachOf(intervals: (Interval | null)[]): number {
  const most = Math.max(0.05, ...intervals.flatMap((interval) => (interval ? [Math.abs(interval[1]) * 1.5] : [])));
  return Math.min(0.6, Math.ceil(most * 20 - 1e-9) / 20);
}
