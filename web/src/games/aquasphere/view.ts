/** A view of an AquaSphere position, as the server sends it, and what can be read off it. */
import { componentsOf, type Extension, type Letter, type Research } from "./components";
import type { View } from "./position";

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

/** The lock between a sector and its clockwise neighbour. */
export function lock(view: View, sector: Letter): number {
  return componentsOf(view).station.locks.values_on_clockwise_side_of_sector.by_sector[sector];
}

/** The control spaces that a seat holds. */
export function controlled(view: View, seat: Seat): Letter[] {
  return view.station.ring.filter((letter) => view.station.sectors[letter].control === seat);
}
