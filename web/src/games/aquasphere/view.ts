/** A view of an AquaSphere position, as the server sends it, and what can be read off it. */
import { componentsOf, type Extension, type Field, type Letter, type Place, type Program, type Research } from "./components";

export type Seat = number;
export type Owner = Seat | "neutral";

export interface Sector {
  time: number;
  crystals: number;
  octopods: number;
  research: string[]; // top first
  extensions: string[]; // top first
  submarines: Owner[]; // by space, cheapest first
  control: Owner | null;
  charging: Owner[]; // in the order of arrival
}

export interface Player {
  score: number;
  time: number;
  crystals: number;
  supply: number; // bots
  programmed: Program[]; // in the order of the programs
  submarines: number; // left on the board
  base_lab: Letter;
  extensions: string[];
  research: { card: string; spent: boolean }[];
  scientist: Letter;
  engineer: Place;
  bought: boolean; // programmed with time in this round
}

export type Stage = "action" | "rewards" | "letters" | "line" | "scoring" | "over";

export interface Turn {
  seat: Seat | null;
  stage: Stage;
  letters: Letter[]; // of an extension, still to place
  gain: number; // left of a gain that waits for a red line to be paid
  cards: string[]; // for the scoring, or rewards, not used yet
}

export interface View {
  game: "aquasphere";
  components: string; // the name of the set that is played with
  round: number;
  play_order: Seat[];
  passed: Seat[]; // in the order of passing
  station: { ring: Letter[]; sectors: Record<Letter, Sector> };
  programs: Record<Field, Program>;
  program_cards: (string | null)[]; // top first, those beneath hidden
  centre: ({ tile: number; rotation: number } | null)[]; // top first, those beneath hidden
  supply: { crystals: number; octopods: number };
  decks: { research: string[] | number; extensions: string[] | number }; // a record is replayed with open cards
  players: Player[];
  turn: Turn;
}

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
