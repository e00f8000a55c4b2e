/** AquaSphere for the pages. */
import type { Say } from "../../lib/texts.svelte";
import type { Scoring, Step } from "../../lib/messages";
import type { Course, Game, Row } from "../game";
import { advice } from "./advice";
import Board from "./Board.svelte";
import CardSheet from "./CardSheet.svelte";
import { know, type KnownSet } from "./components";
import type { Facts } from "./facts";
import { rule } from "./rule";
import ScoringSheet from "./ScoringSheet.svelte";
import type { View } from "./view";
import { list } from "./words";

const PLAIN = ["pass", "done"];

export const game: Game = {
  Board: Board as Game["Board"],
  Card: CardSheet,
  cardNames: /\b[RX]\d\d\b/g,
  asks: (say, view, name, mine) => asks(say, view as unknown as View, name, mine),
  rule: (view, legal) => rule(view as unknown as View, legal),
  Scorings: ScoringSheet,
  know: (name, own) => know(name, own as unknown as KnownSet),
  plain: (say, legal) => PLAIN.filter((action) => legal.includes(action) && !offered(legal)).map((action) => ({ action, label: say(`do-${action}`) })),
  advice: (view, facts, legal, seat) => advice(view as unknown as View, facts as unknown as Facts, legal, seat),
  forgoes: PLAIN,
  sheet: (say, _view, seats, _facts, scorings) => sheet(say, seats, scorings),
  course: (say, steps, scorings) => course(say, steps, scorings),
  winner: (say, _view, ranking, names, facts) => winner(say, ranking, names, facts as unknown as Facts),
  sound: (action) => (action.startsWith("engineer") || action.startsWith("program") ? "card" : action.startsWith("act") ? "sphere" : undefined),
  turn: (view) => (view as unknown as View).round,
};

/** Are letter bots asked for? The board offers them and going without as equals. */
const offered = (legal: string[]) => legal.some((action) => action.startsWith("place "));

/** All that brought points in the game, as the final scoring tells it. */
function sheet(say: Say, seats: number[], scorings: Scoring[]): Row[] {
  const sources = (scorings.at(-1)?.facts["sources"] ?? []) as { name: string; points: number[] }[];
  return sources.map(({ name, points }) => ({ label: say("source", { source: name }), points: true, values: seats.map((seat) => points[seat]!) }));
}

/** The markers at the start and after each scoring. */
function course(say: Say, steps: Step[], scorings: Scoring[]): Course {
  if (!steps[0]) return { labels: [], lines: [] }; // they are still on their way
  const start = (steps[0].view as unknown as View).players.map(({ score }) => score);
  const labels = scorings.map(({ name, round }) => say("course-scoring", { name, round }));
  return { labels: [say("course-start"), ...labels], lines: start.map((score, seat) => [score, ...scorings.map(({ after }) => after[seat]!)]) };
}

function asks(say: Say, view: View, name: string, mine: boolean): string {
  const { stage, letters, cards } = view.turn;
  return say(`ask-${stage}`, { name, who: mine ? "me" : "other", things: list(say, stage === "letters" ? letters : cards) });
}

function winner(say: Say, ranking: number[][], names: string[], { won_by }: Facts): string {
  return say("winner", { name: list(say, ranking[0]!.map((seat) => names[seat]!)), by: won_by ?? "points" });
}
