/** An AquaSphere position that is put together. Nothing gets lost: what comes somewhere is taken from where it was, the rest lies in supplies and decks. */
import { changed, swapped } from "../../lib/editing.svelte";
import { componentsOf, FIELDS, PROGRAMS, type Field, type Letter, type Program } from "./components";
import type { Player, Tile, View } from "./position";
import { research, type Owner } from "./view";

export type Kind = "research" | "extensions";
export type Position = Omit<View, "decks" | "program_cards" | "centre"> & { decks: Record<Kind, string[]>; program_cards: string[]; centre: Tile[] };
/** Where cards are: a sector, or a player's lab. */
export type Spot = { letter: Letter } | { seat: number };

/** A number of a player's board that is nobody else's. */
export const setPlayer = (position: Position, seat: number, values: Partial<Player>): Position => changed(position, ({ players }) => Object.assign(players[seat]!, values));

/** Time markers in a sector. */
export const setTime = (position: Position, letter: Letter, time: number): Position => changed(position, ({ station }) => (station.sectors[letter].time = time));

/** Crystals or octopods into a sector from the general supply, or back. */
export const stock = (position: Position, letter: Letter, piece: "crystals" | "octopods", by: number): Position =>
  changed(position, ({ station, supply }) => {
    station.sectors[letter][piece] += by;
    supply[piece] -= by;
  });

/** Crystals to a player from the general supply, or back. */
export const giveCrystals = (position: Position, seat: number, by: number): Position =>
  changed(position, ({ players, supply }) => {
    players[seat]!.crystals += by;
    supply.crystals -= by;
  });

/** A bot on a symbol of a player's board, or back from it. */
export const toggleProgram = (position: Position, seat: number, program: Program): Position =>
  changed(position, (next) => {
    const { programmed } = next.players[seat]!;
    const left = programmed.filter((held) => held !== program);
    next.players[seat]!.programmed = left.length < programmed.length ? left : PROGRAMS.filter((held) => held === program || left.includes(held));
    fromSupply(next, seat, left.length < programmed.length ? -1 : 1);
  });

/** Whoever holds a control space. */
export const control = (position: Position, letter: Letter, owner: Owner | null): Position =>
  changed(position, (next) => {
    const sector = next.station.sectors[letter];
    fromSupply(next, sector.control, -1);
    sector.control = owner;
    fromSupply(next, owner, 1);
  });

/** A bot into a charging station, behind the others. */
export const charge = (position: Position, letter: Letter, owner: Owner): Position =>
  changed(position, (next) => {
    next.station.sectors[letter].charging.push(owner);
    fromSupply(next, owner, 1);
  });

export const uncharge = (position: Position, letter: Letter, index: number): Position =>
  changed(position, (next) => fromSupply(next, next.station.sectors[letter].charging.splice(index, 1)[0]!, -1));

/** A player's submarine to the next space of a sector. */
export const launch = (position: Position, letter: Letter, seat: number): Position =>
  changed(position, ({ station, players }) => {
    station.sectors[letter].submarines.push(seat);
    players[seat]!.submarines -= 1;
  });

export const unlaunch = (position: Position, letter: Letter, index: number): Position =>
  changed(position, ({ station, players }) => {
    const [owner] = station.sectors[letter].submarines.splice(index, 1);
    if (typeof owner === "number") players[owner]!.submarines += 1;
  });

/** Another base lab, in exchange with whoever has it, their first submarines too. */
export const moveBase = (position: Position, seat: number, letter: Letter): Position =>
  changed(position, ({ players, station: { sectors } }) => {
    const old = players[seat]!.base_lab;
    for (const player of players) if (player.base_lab === letter) player.base_lab = old;
    players[seat]!.base_lab = letter;
    const [here, there] = [sectors[old].submarines, sectors[letter].submarines];
    const [mine, theirs] = [here.shift()!, there.shift()];
    there.unshift(mine);
    if (theirs !== undefined) here.unshift(theirs);
  });

/** Two sectors change places in the ring. */
export const turnRing = (position: Position, place: number, letter: Letter): Position =>
  changed(position, ({ station: { ring } }) => {
    ring[ring.indexOf(letter)] = ring[place]!;
    ring[place] = letter;
  });

/** Two cards change places, wherever they are. */
export const exchange = (position: Position, one: string, other: string): Position => {
  const next = swapped(position, one, other);
  for (const player of next.players) for (const held of player.research) if (held.card === one || held.card === other) held.spent = spentAtOnce(next, held.card);
  return next;
};

/** A card to a place. If it comes from the deck, one goes back from the station: as many are laid out as there were rounds. */
export const bring = (position: Position, kind: Kind, spot: Spot, id: string): Position =>
  changed(position, (next) => {
    const fresh = next.decks[kind].includes(id);
    remove(next, kind, id);
    if (fresh) toDeck(next, kind);
    put(next, kind, spot, id);
  });

/** A card away from its place, to the bottom of the smallest pile of another sector. */
export const sendAway = (position: Position, kind: Kind, from: Spot, id: string): Position =>
  changed(position, (next) => {
    remove(next, kind, id);
    const letters = next.station.ring.filter((letter) => !("letter" in from) || letter !== from.letter);
    const letter = letters.reduce((best, one) => (next.station.sectors[one][kind].length < next.station.sectors[best][kind].length ? one : best));
    put(next, kind, { letter }, id);
  });

/** Where a card is, unless it is in the deck. */
export function whereIs({ players, station }: Position, id: string): Spot | null {
  const seat = players.findIndex((player) => player.extensions.includes(id) || player.research.some(({ card }) => card === id));
  if (seat >= 0) return { seat };
  const letter = station.ring.find((one) => station.sectors[one].research.includes(id) || station.sectors[one].extensions.includes(id));
  return letter ? { letter } : null;
}

/** The program card that is laid out, by its name; another one comes from the pile or from outside the game. */
export const layOut = (position: Position, id: string): Position =>
  changed(position, (next) => {
    const old = laidOut(next);
    next.program_cards = next.program_cards.map((card) => (card === id ? old : card));
    next.programs = arrangement(next, id);
  });

export function laidOut(position: Position): string {
  const cards = componentsOf(position).program_cards.contents.cards;
  return cards.find((card) => FIELDS.every((field) => card[field] === position.programs[field]))?.id ?? cards[0]!.id;
}

/** A later round lays out more, an earlier one takes it back. */
export function setRound(position: Position, round: number): Position {
  if (round === position.round) return position;
  const next = changed(position, round > position.round ? roundOn : roundBack);
  return setRound(next, round);
}

/** The turn of a seat begins. */
export const giveTurn = (position: Position, seat: number): Position =>
  changed(position, (next) => {
    next.passed = next.passed.filter((one) => one !== seat);
    next.turn = { seat, stage: "action", letters: [], gain: 0, cards: [] };
  });

/** A player passes, or has not passed; whoever has passed has no turn. */
export const togglePassed = (position: Position, seat: number): Position => {
  const before = position.passed.includes(seat);
  const next = changed(position, ({ passed }) => (before ? passed.splice(passed.indexOf(seat), 1) : passed.push(seat)));
  const order = next.play_order;
  const left = [...order.slice(order.indexOf(seat)), ...order].find((one) => !next.passed.includes(one));
  return next.turn.seat === seat && left !== undefined ? giveTurn(next, left) : next;
};

/** The game is over: all have passed in the last round. */
export const finish = (position: Position, last: number): Position =>
  changed(setRound(position, last), (next) => {
    next.passed = [...next.passed, ...next.play_order.filter((seat) => !next.passed.includes(seat))];
    for (const player of next.players) player.bought = false;
    next.turn = { seat: null, stage: "over", letters: [], gain: 0, cards: [] };
  });

/** One place earlier in the play order. */
export const playEarlier = (position: Position, seat: number): Position =>
  changed(position, ({ play_order: order }) => {
    const place = order.indexOf(seat);
    order.splice(place - 1, 2, seat, order[place - 1]!);
  });

/** Immediate cards are spent as soon as they are taken. */
const spentAtOnce = (position: Position, id: string) => research(position, id).timing === "immediate";

/** A bot from a player's supply, or back to it. There is no supply of neutral ones. */
function fromSupply(next: Position, owner: Owner | null, by: 1 | -1): void {
  if (typeof owner === "number") next.players[owner]!.supply -= by;
}

function remove(next: Position, kind: Kind, id: string): void {
  const without = (cards: string[]) => cards.filter((card) => card !== id);
  next.decks[kind] = without(next.decks[kind]);
  for (const sector of Object.values(next.station.sectors)) sector[kind] = without(sector[kind]);
  for (const player of next.players) {
    player.extensions = without(player.extensions);
    player.research = player.research.filter(({ card }) => card !== id);
  }
  next.turn.cards = without(next.turn.cards);
}

function put(next: Position, kind: Kind, spot: Spot, id: string): void {
  if ("letter" in spot) next.station.sectors[spot.letter][kind].push(id);
  else if (kind === "extensions") next.players[spot.seat]!.extensions.push(id);
  else next.players[spot.seat]!.research.push({ card: id, spent: spentAtOnce(next, id) });
}

/** The top card of the largest pile of the station goes back onto the deck; where there is none, a player's last. */
function toDeck(next: Position, kind: Kind): void {
  const piles = Object.values(next.station.sectors).map((sector) => sector[kind]);
  const largest = piles.reduce((best, pile) => (pile.length > best.length ? pile : best));
  const held = next.players.map((player) => (kind === "research" ? player.research.at(-1)?.card : player.extensions.at(-1))).find(Boolean);
  const id = largest[0] ?? held;
  if (!id) return;
  remove(next, kind, id);
  next.decks[kind].unshift(id);
}

const arrangement = (position: Position, id: string): Record<Field, Program> => {
  const card = componentsOf(position).program_cards.contents.cards.find((one) => one.id === id)!;
  return Object.fromEntries(FIELDS.map((field) => [field, card[field]])) as Record<Field, Program>;
};

function roundOn(next: Position): void {
  next.round += 1;
  next.programs = arrangement(next, next.program_cards.shift()!);
  next.centre.shift();
  for (const kind of ["research", "extensions"] as const) for (const letter of next.station.ring) next.station.sectors[letter][kind].unshift(...next.decks[kind].splice(0, 1));
}

function roundBack(next: Position): void {
  next.round -= 1;
  const { program_cards, centre_tiles } = componentsOf(next);
  const used = [laidOut(next), ...next.program_cards];
  next.program_cards = used;
  next.programs = arrangement(next, program_cards.contents.cards.find(({ id }) => !used.includes(id))!.id);
  next.centre.unshift({ tile: centre_tiles.light_bulb_values_top_to_bottom.value[next.round - 1]!, rotation: 0 });
  for (const kind of ["research", "extensions"] as const) for (let left = next.station.ring.length; left > 0; left -= 1) toDeck(next, kind);
}
