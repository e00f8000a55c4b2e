/** A view of a Gizmos position and its facts, as the server sends them. */

export type { Player, Stage, View } from "./position";

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
  short: Record<string, { reach: number; price: number }>; // cards that whoever begins a turn cannot pay: what they can, what it takes
  end: { gizmos: number; level_3: number }; // which number of them triggers it
  round: number;
  last: number; // whose turn is the last of each round
  decided_by: "points" | "gizmos" | "energy" | "seat"; // what the winner wins by
}

export function count(cards: string[] | number): number {
  return typeof cards === "number" ? cards : cards.length;
}
