/** A view of a Gizmos position, as the server sends it, and what a dashboard amounts to. */
import { ENERGIES, card, type Energy, type Level } from "./cards";

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

const START = { storage: 5, archive: 1, research: 3 };

/** A limit with all upgrades. */
export function limit(player: Player, kind: keyof typeof START): number {
  return player.active.reduce((sum, id) => sum + (card(id).upgrade?.[kind] ?? 0), START[kind]);
}

/** How many spheres are in the ring. */
export function stored(player: Player): number {
  return ENERGIES.reduce((sum, colour) => sum + player.energy[colour], 0);
}

/** What a card is worth on this dashboard at the end. */
export function worth(player: Player, id: string): number {
  const { points, upgrade } = card(id);
  if (upgrade?.end_score === "stored_energy") return stored(player);
  if (upgrade?.end_score === "point_tokens") return player.tokens;
  return points;
}

export function count(cards: string[] | number): number {
  return typeof cards === "number" ? cards : cards.length;
}
