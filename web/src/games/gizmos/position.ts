// Generated from src/labtop/games/gizmos/notation/schema.py by web/typescript.py. Do not edit.

export type Energy = "red" | "yellow" | "blue" | "black";

export type Level = "I" | "II" | "III";

export type Stage = "action" | "pay" | "choose" | "return" | "use" | "pick" | "draw" | "file" | "research" | "build" | "over";

export type Source = "display" | "archive" | "research";

/** A dashboard. */
export interface Player {
  energy: Record<Energy, number>;
  active: string[];
  archive: string[];
  tokens: number;
}

/** The effect under way. */
export interface Effect {
  card: string;
  left: number;
}

/** The cards in hand; how many, if they are another's. */
export interface SeenResearch {
  level: Level;
  cards: string[] | number;
}

/** The card that is being paid for. */
export interface Build {
  card: string;
  from: Source;
}

/** The turn under way, as it is seen. */
export interface SeenTurn {
  number: number;
  seat: number | null;
  stage: Stage;
  ready: string[];
  used: string[];
  effect: Effect | null;
  research: SeenResearch | null;
  build: Build | null;
}

/** What a seat may know. With open cards, as records are replayed, decks are lists. */
export interface View {
  game: "gizmos";
  first: number; // the seat that began
  players: Player[];
  row: Record<Energy, number>;
  dispenser: Record<Energy, number>;
  display: Record<Level, (string | null)[]>;
  decks: Record<Level, string[] | number>;
  turn: SeenTurn;
  end_triggered: boolean;
}
