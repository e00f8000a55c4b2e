/** A view of an AquaSphere position, as the server sends it, and what can be read off it. */
import { componentsOf, type Capacity, type Extension, type Letter, type Research } from "./components";
import type { Player, View } from "./position";

export type { Player, Sector, Stage, Turn, View } from "./position";
export type Seat = number;
export type Owner = Seat | "neutral";

export function count(pile: string[] | number): number {
  return typeof pile === "number" ? pile : pile.length;
}

export function research(view: { components: string }, id: string): Research {
  return find(componentsOf(view).research_cards.cards.items, id);
}

export function extension(view: { components: string }, id: string): Extension {
  return find(componentsOf(view).lab_extensions.tiles.items, id);
}

function find<Piece extends { id: string }>(pieces: Piece[], id: string): Piece {
  const found = pieces.find((piece) => piece.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

/** How much of a kind the lab holds, extensions included. */
export function capacity(view: View, player: Player, kind: Capacity): number {
  const base = componentsOf(view).base_labs.capacities.labs.find(({ letter }) => letter === player.base_lab)!;
  return player.extensions.reduce((sum, id) => sum + extension(view, id)[kind], base[kind]);
}

/** The number in the light bulb: what a submarine or a research card is worth in this round. */
export function bulb(view: View): number {
  return view.centre[0]?.tile ?? 0;
}

/** The first red line above a score. */
export function nextLine(view: View, score: number): number {
  const { spaces_per_lap, red_lines_in_front_of } = componentsOf(view).headquarters.knowledge_track;
  const lap = Math.floor(score / spaces_per_lap.value) * spaces_per_lap.value;
  const ahead = [lap, lap + spaces_per_lap.value].flatMap((start) => red_lines_in_front_of.value.map((line) => start + line));
  return Math.min(...ahead.filter((line) => line > score));
}

/** The lock between a sector and its clockwise neighbour. */
export function lock(view: View, sector: Letter): number {
  return componentsOf(view).station.locks.values_on_clockwise_side_of_sector.by_sector[sector];
}

/** What the next round brings to a sector; null in the last one. */
export function refill(view: View, sector: Letter): { time: number; crystals: number; octopods: number } | null {
  const top = view.centre[0];
  if (!top || view.centre.length < 2) return null;
  const edges = componentsOf(view).centre_tiles.refill_shown_on_removal.by_player_count[view.players.length]![top.tile]!;
  return edges[(view.station.ring.indexOf(sector) - top.rotation + 6) % 6]!;
}

/** The control spaces that a seat holds. */
export function controlled(view: View, seat: Seat): Letter[] {
  return view.station.ring.filter((letter) => view.station.sectors[letter].control === seat);
}
