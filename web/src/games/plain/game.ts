/** Any game that has no pages of its own: its view as a listing, its actions as buttons. */
import { settings } from "../../lib/settings.svelte";
import { say as sayOfPages } from "../../lib/texts.svelte";
import type { Game } from "../game";
import Board from "./Board.svelte";

export const game: Game = {
  Board,
  Card: null,
  cardNames: null,
  asks: (say, _, name, mine) => (mine ? sayOfPages("your-turn") : say("turn", { name })),
  rule: () => null,
  plain: () => [],
  sheet: () => [],
  winner: (say, _, ranking, names) => {
    const winners = ranking[0]!.map((seat) => names[seat]!);
    return say("winner", { names: new Intl.ListFormat(settings.language).format(winners), count: winners.length });
  },
};
