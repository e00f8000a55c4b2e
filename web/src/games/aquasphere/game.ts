/** AquaSphere for the pages. */
import type { Say } from "../../lib/texts.svelte";
import type { Game } from "../game";
import Board from "./Board.svelte";
import CardSheet from "./CardSheet.svelte";
import { know, type Components } from "./components";
import { rule } from "./rule";
import ScoringSheet from "./ScoringSheet.svelte";
import { tell } from "./sentences";
import { controlled, type View } from "./view";
import { list } from "./words";

const PLAIN = ["pass", "done"];

export const game: Game = {
  Board: Board as Game["Board"],
  Card: CardSheet,
  cardNames: /\b[RX]\d\d\b/g,
  asks: (say, view, name, mine) => asks(say, view as unknown as View, name, mine),
  rule: (view, legal) => rule(view as unknown as View, legal),
  previews: true,
  Scorings: ScoringSheet,
  know: (name, components) => know(name, components as unknown as Components),
  tell: (say, before, after, move, name) => tell(say, before as unknown as View, after as unknown as View, move, name),
  plain: (say, legal) => PLAIN.filter((action) => legal.includes(action)).map((action) => ({ action, label: say(`do-${action}`) })),
  sheet: () => [],
  winner: (say, view, ranking, names) => winner(say, view as unknown as View, ranking, names),
  turn: (view) => (view as unknown as View).round,
};

function asks(say: Say, view: View, name: string, mine: boolean): string {
  const { stage, letters, cards } = view.turn;
  return say(`ask-${stage}`, { name, who: mine ? "me" : "other", things: list(say, stage === "letters" ? letters : cards) });
}

function winner(say: Say, view: View, ranking: number[][], names: string[]): string {
  return say("winner", { name: list(say, ranking[0]!.map((seat) => names[seat]!)), by: decidedBy(view, ranking) });
}

/** Points, then control spaces, then crystals; otherwise the first place is shared. */
function decidedBy({ players, ...view }: View, ranking: number[][]): string {
  if (ranking[0]!.length > 1) return "shared";
  const [first, second] = [ranking[0]![0]!, ranking[1]![0]!];
  if (players[first]!.score !== players[second]!.score) return "points";
  const held = (seat: number) => controlled({ players, ...view }, seat).length;
  return held(first) !== held(second) ? "control" : "crystals";
}
