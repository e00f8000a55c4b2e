/** The way from a gizmo that is used to where its effect lands. */
import { placeOf } from "../../lib/fly";
import type { Move } from "../../lib/messages";
import { card as find } from "./cards";

/** From a point of the board to another, first across, then up or down. */
export interface Run {
  x: number;
  y: number;
  across: number;
  down: number;
}

const LANDS = { draw: "ring", pick: "row", gain_points: "score", file: "display", build_free: "display", research: "deck" } as const;
const OWN = ["ring", "score"]; // each dashboard has one

/** The run of a move that uses a gizmo, as the board lies now; null of another move. */
export function run(root: HTMLElement, { action, seat }: Move): Run | null {
  const id = action.match(/^use (.+)$/)?.[1];
  const effect = id && find(id).effect;
  if (!effect) return null;
  const land = LANDS[effect.do];
  const gizmo = root.querySelector(`.dashboard [data-card="${id}"]`);
  const target = root.querySelector(`[data-land="${OWN.includes(land) ? `${land}-${seat}` : land}"]`);
  if (!gizmo || !target) return null;
  const [from, to] = [gizmo, target].map((element) => centre(placeOf(root, element).rect)) as [[number, number], [number, number]];
  return { x: from[0], y: from[1], across: to[0] - from[0], down: to[1] - from[1] };
}

const centre = ({ x, y, width, height }: DOMRect): [number, number] => [x + width / 2, y + height / 2];
