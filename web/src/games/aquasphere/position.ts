// Generated from src/labtop/games/aquasphere/notation/schema.py by web/typescript.py. Do not edit.

export type Letter = "A" | "B" | "C" | "D" | "E" | "F";

export type Program = "green" | "yellow" | "black" | "purple" | "blue" | "red" | "white";

export type Field = "L1" | "R1" | "L2" | "R2" | "L3" | "M3" | "R3";

export type Place = "L1" | "R1" | "L2" | "R2" | "L3" | "M3" | "R3" | "start";

export type Stage = "action" | "rewards" | "letters" | "line" | "scoring" | "over";

/** A sector of the station. */
export interface Sector {
  time: number;
  crystals: number;
  octopods: number;
  research: string[]; // top first
  extensions: string[]; // top first
  submarines: (number | "neutral")[]; // by space, cheapest first
  control: number | "neutral" | null;
  charging: (number | "neutral")[]; // in the order of arrival
}

/** The sectors around the centre. */
export interface Station {
  ring: Letter[];
  sectors: Record<Letter, Sector>;
}

/** A centre tile. */
export interface Tile {
  tile: number; // the number in its bulb
  rotation: number;
}

/** The general supply. */
export interface Supply {
  crystals: number;
  octopods: number;
}

/** The decks; how many cards they have, unless a record is replayed with open cards. */
export interface SeenDecks {
  research: string[] | number;
  extensions: string[] | number;
}

/** A research card in a lab. */
export interface Held {
  card: string;
  spent: boolean;
}

/** A player's board, lab and figures. */
export interface Player {
  score: number;
  time: number;
  crystals: number;
  supply: number; // bots
  programmed: Program[]; // in the order of the programs
  submarines: number; // left on the board
  base_lab: Letter;
  extensions: string[];
  research: Held[];
  scientist: Letter;
  engineer: Place;
  bought: boolean; // programmed with time in this round
}

/** The decision. */
export interface Turn {
  seat: number | null;
  stage: Stage;
  letters: Letter[]; // of an extension, still to place
  gain: number; // left of a gain that waits for a red line to be paid
  cards: string[]; // for the scoring, or rewards, not used yet
}

/** What everybody may know. */
export interface View {
  game: "aquasphere";
  components: string; // the name of the set that is played with
  round: number;
  play_order: number[];
  passed: number[]; // in the order of passing
  station: Station;
  programs: Record<Field, Program>;
  program_cards: (string | null)[]; // top first, those beneath hidden
  centre: (Tile | null)[]; // top first, those beneath hidden
  supply: Supply;
  decks: SeenDecks;
  players: Player[];
  turn: Turn;
}
