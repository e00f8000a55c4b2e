/** Chain reactions: how many gizmos are used in one turn. */
import type { Move, Step } from "../../lib/messages";
import type { View } from "./view";

export interface Chain {
  seat: number; // whose it is
  length: number;
}
interface Shown {
  view: View;
  move: Move | null; // that led there
}

/** Was this move the next one? Not where a replay jumps or goes back. */
export const follows = (before: Move | null, move: Move | null): boolean => move !== null && move.number === (before?.number ?? 0) + 1;

/** A gizmo whose use ends the turn is not among the used ones of the view any more: it belongs to those before. */
export function chainOf(before: Shown | null, { view, move }: Shown): Chain {
  if (before && move?.action.startsWith("use ") && follows(before.move, move)) return { seat: move.seat, length: before.view.turn.used.length + 1 };
  return { seat: view.turn.seat ?? 0, length: view.turn.used.length };
}

/** By seat: the most gizmos used in one turn, as the steps tell it. */
export function longestChains(steps: Pick<Step, "view" | "told" | "move">[]): number[] {
  const longest = (steps[0]!.view as unknown as View).players.map(() => 0);
  let [turn, chain] = [-1, 0];
  for (const [index, { move, told }] of steps.entries()) {
    if (!move) continue;
    const { number } = (steps[index - 1]!.view as unknown as View).turn; // the turn in which the move was made
    if (number !== turn) [turn, chain] = [number, 0];
    if (told.some(({ key }) => key === "told-use")) chain++;
    longest[move.seat] = Math.max(longest[move.seat]!, chain);
  }
  return longest;
}
