/** AquaSphere for the pages. */
import type { Say } from "../../lib/texts.svelte";
import type { Game } from "../game";
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
  plain: (say, legal) => PLAIN.filter((action) => legal.includes(action)).map((action) => ({ action, label: say(`do-${action}`) })),
  sheet: () => [],
  winner: (say, _view, ranking, names, facts) => winner(say, ranking, names, facts as unknown as Facts),
  turn: (view) => (view as unknown as View).round,
};

function asks(say: Say, view: View, name: string, mine: boolean): string {
  const { stage, letters, cards } = view.turn;
  return say(`ask-${stage}`, { name, who: mine ? "me" : "other", things: list(say, stage === "letters" ? letters : cards) });
}

function winner(say: Say, ranking: number[][], names: string[], { won_by }: Facts): string {
  return say("winner", { name: list(say, ranking[0]!.map((seat) => names[seat]!)), by: won_by ?? "points" });
}
