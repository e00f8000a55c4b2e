/** Where new things on the table come from, for their flight. */
import type { Move } from "../../lib/messages";
import type { RowBall } from "./energyRow";
import { ENERGIES } from "./cards";
import type { View } from "./view";

export function origins(view: View, move: Move | null, before: RowBall[], now: RowBall[]): Record<string, string> {
  const from: Record<string, string> = {};
  const old = new Set(before.map(({ id }) => id));
  for (const { id } of now) if (!old.has(id)) from[`row-${id}`] = "dispenser";
  if (!move) return from;
  const stayed = new Set(now.map(({ id }) => id));
  const taken = before.find(({ id, colour }) => !stayed.has(id) && move.action === `pick ${colour}`);
  for (const colour of ENERGIES) {
    const last = view.players[move.seat]!.energy[colour] - 1;
    const name = `ring-${move.seat}-${colour}-${last}`;
    if (taken?.colour === colour) from[name] = `row-${taken.id}`;
    else if (!taken && move.chance.includes(colour)) from[name] = "dispenser";
  }
  return from;
}
