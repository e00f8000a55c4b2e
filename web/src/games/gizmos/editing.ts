/** A Gizmos position that is put together. Nothing gets lost: what comes somewhere is taken from where it was, the rest lies in decks and dispenser. */
import { changed, swapped } from "../../lib/editing.svelte";
import { card, ENERGIES, LEVELS, type Energy, type Level } from "./cards";
import type { View } from "./position";
import type { Facts } from "./view";

export type Position = Omit<View, "decks"> & { decks: Record<Level, string[]> };
export type Pile = "active" | "archive";

const levelOf = (id: string): Level => LEVELS[card(id).level - 1]!;
const inHand = ({ turn }: Position): string[] => (Array.isArray(turn.research?.cards) ? turn.research.cards : []);

/** Spheres into a ring, or out of it. */
export const store = (position: Position, seat: number, energy: Energy, by: number): Position =>
  changed(position, ({ players, dispenser }) => {
    players[seat]!.energy[energy] += by;
    dispenser[energy] -= by;
  });

/** Spheres into the energy row, or out of it. */
export const lineUp = (position: Position, energy: Energy, by: number): Position =>
  changed(position, ({ row, dispenser }) => {
    row[energy] += by;
    dispenser[energy] -= by;
  });

/** A card into a gap of the display; only an empty deck leaves one. */
export const fillGap = (position: Position, level: Level, index: number, id: string): Position =>
  changed(position, (next) => {
    take(next, id);
    next.display[level][index] = id;
    settle(next);
  });

/** A card for another one: they change places, in the game or out of it. One of another level goes under its deck instead. */
export const exchange = (position: Position, one: string, other: string): Position => {
  const level = levelOf(one);
  if (level === levelOf(other)) return changed(swapped(position, one, other), ({ turn }) => forget(turn, [one, other]));
  return changed(position, (next) => {
    take(next, other);
    for (const cards of piles(next)) if (cards.includes(one)) cards[cards.indexOf(one)] = other;
    next.decks[level].push(one);
    forget(next.turn, [one]);
    settle(next);
  });
};

/** A card to a player, behind the others. */
export const give = (position: Position, seat: number, pile: Pile, id: string): Position =>
  changed(position, (next) => {
    take(next, id);
    forget(next.turn, [id]);
    next.players[seat]![pile].push(id);
    settle(next);
  });

/** A card back under its deck. */
export const putBack = (position: Position, seat: number, pile: Pile, id: string): Position =>
  changed(position, (next) => {
    remove(next.players[seat]![pile], id);
    next.decks[levelOf(id)].push(id);
    forget(next.turn, [id]);
    settle(next);
  });

/** Where a card is, unless it is in a deck or out of the game. */
export function whereIs(position: Position, id: string): { seat: number } | "display" | null {
  if (position.display[levelOf(id)].includes(id)) return "display";
  const seat = position.players.findIndex(({ active, archive }) => active.includes(id) || archive.includes(id));
  return seat < 0 ? null : { seat };
}

/** The turn of this number begins. */
export const beginTurn = (position: Position, number: number): Position => changed(position, (next) => anew(next, number));

/** This seat's turn begins, in the same round. */
export const giveTurn = (position: Position, seat: number): Position =>
  changed(position, (next) => {
    const seats = next.players.length;
    const { number } = next.turn;
    anew(next, number - (number % seats) + ((seat - next.first + seats) % seats));
  });

/** Another seat began. */
export const beganWith = (position: Position, first: number): Position =>
  changed(position, (next) => {
    next.first = first;
    anew(next, next.turn.number);
  });

/** The game is over, at the end of the round. */
export const finish = (position: Position): Position =>
  changed(position, (next) => {
    const seats = next.players.length;
    anew(next, Math.max(1, Math.ceil(next.turn.number / seats)) * seats);
    next.turn = { ...next.turn, stage: "over", seat: null };
  });

/** So many players: new ones have their starting card, those who leave put everything back. */
export const seatPlayers = (position: Position, count: number): Position =>
  changed(position, (next) => {
    while (next.players.length < count) {
      next.players.push({ energy: { red: 0, yellow: 0, blue: 0, black: 0 }, active: [`S-${next.players.length + 1}`], archive: [], tokens: 0 });
    }
    for (const { energy, active, archive } of next.players.splice(count)) {
      for (const colour of ENERGIES) next.dispenser[colour] += energy[colour];
      for (const id of [...active.slice(1), ...archive]) next.decks[levelOf(id)].push(id);
    }
    next.first = Math.min(next.first, count - 1);
    anew(next, next.turn.number);
  });

/** Says what follows from the active gizmos: whether the end was triggered. The engine knows by how many. */
export const concluded = (position: Position, end: Facts["end"]): Position => ({
  ...position,
  end_triggered: position.players.some(({ active }) => active.length >= end.gizmos || active.filter((id) => card(id).level === 3).length >= end.level_3),
});

const piles = ({ players }: Position) => players.flatMap(({ active, archive }) => [active, archive]);

/** Gizmos that are neither ready nor used any more. */
function forget(turn: Position["turn"], gone: string[]): void {
  for (const key of ["ready", "used"] as const) turn[key] = turn[key].filter((id) => !gone.includes(id));
}

function remove(cards: string[], id: string): boolean {
  const index = cards.indexOf(id);
  if (index >= 0) cards.splice(index, 1);
  return index >= 0;
}

/** Takes a card from wherever it is. For one that is out of the game, another one leaves it. */
function take(next: Position, id: string): void {
  const slots = next.display[levelOf(id)];
  const slot = slots.indexOf(id);
  const deck = next.decks[levelOf(id)];
  if (slot >= 0) slots[slot] = null;
  else if (![deck, inHand(next), ...piles(next)].some((cards) => remove(cards, id))) deck.pop();
}

/** Gaps are filled from the decks. */
function settle(next: Position): void {
  for (const level of LEVELS) next.display[level] = next.display[level].map((id) => id ?? next.decks[level].shift() ?? null);
}

/** A turn at its beginning: cards in hand are under their deck again. */
function anew(next: Position, number: number): void {
  for (const id of inHand(next)) next.decks[levelOf(id)].push(id);
  const seat = (next.first + number) % next.players.length;
  next.turn = { number, seat, stage: "action", ready: [], used: [], effect: null, research: null, build: null };
  settle(next);
}
