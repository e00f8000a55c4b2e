/** A view of a Gizmos position and its facts, as the server sends them. */
import type { Energy, Level } from "./cards";

export interface Player {
  energy: Record<Energy, number>;
  active: string[];
  archive: string[];
  tokens: number;
}

export type Stage = "action" | "pay" | "choose" | "return" | "use" | "pick" | "draw" | "file" | "research" | "build" | "over";

export interface View {
  game: "gizmos";
  first: number; // the seat that began
  players: Player[];
  row: Record<Energy, number>;
  dispenser: Record<Energy, number>;
  display: Record<Level, (string | null)[]>;
  decks: Record<Level, string[] | number>; // a record is replayed with open cards
  turn: {
    number: number;
    seat: number | null;
    stage: Stage;
    ready: string[];
    used: string[];
    effect: { card: string; left: number } | null;
    research: { level: Level; cards: string[] | number } | null;
    build: { card: string; from: "display" | "archive" | "research" } | null;
  };
  end_triggered: boolean;
}

/** What follows from a view, worked out by the rules. */
export interface Facts {
  players: {
    limits: { storage: number; archive: number; research: number };
    forbidden: ("file" | "research")[];
    stored: number; // spheres in the ring
    level_3: number; // active gizmos of level III
    worth: Record<string, number>; // the points of each active gizmo
    points: Record<string, number>; // by where they come from
  }[];
  end: { gizmos: number; level_3: number }; // which number of them triggers it
  round: number;
  last: number; // whose turn is the last of each round
  decided_by: "points" | "gizmos" | "energy" | "seat"; // what the winner wins by
}

export function count(cards: string[] | number): number {
  return typeof cards === "number" ? cards : cards.length;
}
