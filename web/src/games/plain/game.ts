/** A game without a page of its own: complete, but plain. The server writes its sentences. */
import { say } from "../../lib/texts.svelte";
import type { Game } from "../game";
import Board from "./Board.svelte";

export const game: Game = {
  Board,
  Card: null,
  cardNames: null,
  asks: (_, __, name, mine) => say("ask-plain", { name, who: mine ? "me" : "other" }),
  rule: () => null,
  describe: null,
  tell: null,
  plain: () => [],
  sheet: () => [],
  winner: (_, __, ranking, names) => say("winner-plain", { name: names[ranking[0]![0]!]! }),
  turn: (view) => Number(view["round"] ?? 0),
};
