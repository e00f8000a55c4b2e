/** Gizmos for the pages. */
import type { Game, Row } from "../game";
import type { Sound } from "../../lib/sound";
import type { Say } from "../../lib/texts.svelte";
import { advice } from "./advice";
import Board from "./Board.svelte";
import { byItself, OPTIONS } from "./byItself";
import CardDrawing from "./CardDrawing.svelte";
import { card as find } from "./cards";
import { longestChains } from "./chain";
import { rule } from "./rule";
import type { Facts, View } from "./view";

const SOUNDS: Record<string, Sound> = { pick: "sphere", draw: "sphere", build: "card", pay: "card", file: "card", under: "card", use: "chain" };
const PLAIN = ["pass", "end", "draw", "stop", "neither"];

export const game: Game = {
  Board: Board as Game["Board"],
  Card: CardDrawing,
  cardNames: /\b(?:S-\d|I{1,3}-\d\d)\b/g,
  asks: (say, view, name, mine) => asks(say, view as unknown as View, name, mine),
  rule: (view, legal) => rule(view as unknown as View, legal),
  opening: (say, view, names) => opening(say, view as unknown as View, names),
  plain: (say, legal) => PLAIN.filter((action) => legal.includes(action)).map((action) => ({ action, label: say(`do-${action}`) })),
  outcome: (say, colour) => say("colour", { colour }),
  joins: (before, action) => [before, action].every((text) => text.split(" ")[0] === "under"),
  options: OPTIONS,
  byItself: (view, legal, described, wished) => byItself(view as unknown as View, legal, described, wished),
  advice: (view, facts, legal, seat) => advice(view as unknown as View, facts as unknown as Facts, legal, seat),
  forgoes: ["pass", "end", "stop", "neither"],
  sheet: (say, view, seats, facts) => sheet(say, view as unknown as View, seats, facts as unknown as Facts),
  winner: (say, _, ranking, names, facts) => say("winner", { name: names[ranking[0]![0]!]!, by: (facts as unknown as Facts).decided_by }),
  sound: (action) => SOUNDS[action.split(" ")[0]!],
  feats: (steps) => ({ chain: longestChains(steps) }),
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

function sheet(say: Say, view: View, seats: number[], facts: Facts): Row[] {
  const players = seats.map((seat) => ({ ...view.players[seat]!, ...facts.players[seat]! }));
  const cards = players.flatMap(({ active }) => active.filter((id) => find(id).level > 0));
  const atEnd = players.map(({ points }) => points["end-energy"]! + points["end-tokens"]!);
  return [
    { label: say("score-printed"), points: true, values: players.map(({ points }) => points["printed"]!) },
    { label: say("score-tokens"), points: true, values: players.map(({ points }) => points["tokens"]!) },
    ...(atEnd.some(Boolean) ? [{ label: say("score-at-end"), points: true, values: atEnd }] : []),
    ...cards.sort().map((id) => ({ label: id, card: id, values: players.map(({ worth }) => worth[id] ?? "") })),
    { label: say("score-gizmos"), values: players.map(({ active }) => active.length) },
    { label: say("score-energy"), values: players.map(({ stored }) => stored) },
  ];
}
