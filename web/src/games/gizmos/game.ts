/** Gizmos for the pages. */
import type { Game, Row } from "../game";
import type { Say } from "../../lib/texts.svelte";
import Board from "./Board.svelte";
import CardDrawing from "./CardDrawing.svelte";
import { card as find } from "./cards";
import { rule } from "./rule";
import { describe, tell } from "./sentences";
import { stored, worth, type Player, type View } from "./view";

const PLAIN = ["pass", "end", "draw", "stop", "neither"];

export const game: Game = {
  Board: Board as Game["Board"],
  Card: CardDrawing,
  cardNames: /\b(?:S-\d|I{1,3}-\d\d)\b/g,
  asks: (say, view, name, mine) => asks(say, view as unknown as View, name, mine),
  rule: (view, legal) => rule(view as unknown as View, legal),
  describe: (say, action, view) => describe(say, action, view as unknown as View),
  opening: (say, view, names) => opening(say, view as unknown as View, names),
  tell: (say, before, after, move, name) => tell(say, before as unknown as View, after as unknown as View, move, name),
  plain: (say, legal) => PLAIN.filter((action) => legal.includes(action)).map((action) => ({ action, label: say(`do-${action}`) })),
  sheet: (say, view, seats) => sheet(say, (view as unknown as View).players, seats),
  winner: (say, view, ranking, names) => winner(say, (view as unknown as View).players, ranking.flat(), names),
  turn: (view) => (view as unknown as View).turn.number,
};

function asks(say: Say, view: View, name: string, mine: boolean): string {
  const { turn } = view;
  const card = turn.build?.card ?? turn.effect?.card ?? "";
  return say(`ask-${turn.stage}`, { name, card, who: mine ? "me" : "other", level: turn.research?.level ?? "I" });
}

/** Who was drawn to begin, of a game that begins here. */
function opening(say: Say, { first, turn }: View, names: string[]): string {
  return turn.number === 0 ? say("opening", { name: names[first]! }) : "";
}

function sheet(say: Say, players: Player[], seats: number[]): Row[] {
  const values = (of: (player: Player) => number) => seats.map((seat) => of(players[seat]!));
  const cards = seats.flatMap((seat) => players[seat]!.active.filter((id) => find(id).level > 0));
  return [
    ...cards.sort().map((id) => ({
      label: id,
      card: id,
      values: seats.map((seat) => (players[seat]!.active.includes(id) ? worth(players[seat]!, id) : "")),
    })),
    { label: say("score-tokens"), values: values(({ tokens }) => tokens) },
    { label: say("score-gizmos"), values: values(({ active }) => active.length) },
    { label: say("score-energy"), values: values(stored) },
  ];
}

function winner(say: Say, players: Player[], order: number[], names: string[]): string {
  const [first, second] = [players[order[0]!]!, players[order[1]!]!];
  const total = (player: Player) => player.tokens + player.active.reduce((sum, id) => sum + worth(player, id), 0);
  const by =
    total(first) !== total(second) ? "points"
    : first.active.length !== second.active.length ? "gizmos"
    : stored(first) !== stored(second) ? "energy"
    : "seat";
  return say("winner", { name: names[order[0]!]!, by });
}
