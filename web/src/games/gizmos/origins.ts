/** Where new things on the table come from, for their flight. */
import type { Move } from "../../lib/messages";
import { ENERGIES } from "./cards";
import { ballId } from "./energyRow";
import type { View } from "./view";

export function origins(before: View, view: View, move: Move | null): Record<string, string> {
  const from: Record<string, string> = {};
  for (const colour of ENERGIES) {
    for (let index = before.row[colour]; index < view.row[colour]; index++) from[`row-${ballId(colour, index)}`] = "dispenser";
    if (!move) continue;
    const name = `ring-${move.seat}-${colour}-${view.players[move.seat]!.energy[colour] - 1}`;
    if (move.action === `pick ${colour}`) from[name] = `row-${ballId(colour, before.row[colour] - 1)}`;
    else if (!move.action.startsWith("pick ") && move.chance.includes(colour)) from[name] = "dispenser";
  }
  return from;
}
