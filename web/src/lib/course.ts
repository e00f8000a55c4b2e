/** How the score went: a line for each seat, with a point where each turn begins and one at the end. */
import type { Course, View } from "../games/game";
import type { Step } from "./messages";

export function course(steps: Pick<Step, "view" | "scores">[], turn: ((view: View) => number) | undefined, seats: number): Course {
  const begins = (at: number) => !turn || at === 0 || turn(steps[at]!.view) !== turn(steps[at - 1]!.view);
  const points = steps.filter((_, at) => begins(at) || at === steps.length - 1);
  return { lines: Array.from({ length: seats }, (_, seat) => points.map(({ scores }) => scores[seat] ?? 0)), labels: [] };
}
