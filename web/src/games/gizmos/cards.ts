/** The cards of Gizmos as facts, from the file that the rules read too. */
import data from "../../../../src/labtop/games/gizmos/rules/cards.json";

export const ENERGIES = ["red", "yellow", "blue", "black"] as const;
export const LEVELS = ["I", "II", "III"] as const;
export const AREAS = ["upgrade", "converter", "file", "pick", "build"] as const;

export type Energy = (typeof ENERGIES)[number];
export type Level = (typeof LEVELS)[number];
export type Area = (typeof AREAS)[number];
export type Colour = Energy | "any" | "none";

export interface Card {
  id: string;
  level: number;
  kind: Area;
  color: Colour;
  cost: number;
  points: number;
  trigger?: { on: "file" | "pick" | "build"; colors?: Energy[]; from?: "archive"; level?: number };
  effect?: { do: "draw" | "pick" | "gain_points" | "file" | "research" | "build_free"; times?: number; points?: number; level?: number };
  conversions?: { from: Colour; to: Colour; yields: number }[];
  upgrade?: {
    storage?: number;
    archive?: number;
    research?: number;
    forbids?: "file" | "research";
    discount?: number;
    when?: "build_level_2" | "build_from_archive" | "build_from_research";
    end_score?: "stored_energy" | "point_tokens";
  };
}

export const CARDS: ReadonlyMap<string, Card> = new Map((data.cards as Card[]).map((card) => [card.id, card]));

/** The card of an id that the server sent. */
export function card(id: string): Card {
  const found = CARDS.get(id);
  if (!found) throw new Error(`there is no card ${id}`);
  return found;
}
