/** A view of a Gizmos position, as the server sends it, and what a dashboard amounts to. */
import { ENERGIES, card } from "./cards";
import type { Player } from "./position";

export type { Player, Stage, View } from "./position";

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
