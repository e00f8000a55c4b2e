/** The spheres of the energy row in the order in which they rolled down; the view only counts them. */
import { ENERGIES, type Energy } from "./cards";

export interface RowBall {
  id: number;
  colour: Energy;
}

let next = 0;

/** The spheres after a change: those that were taken leave, new ones follow at the end. */
export function roll(before: RowBall[], row: Record<Energy, number>): RowBall[] {
  const room = { ...row };
  const stayed = before.filter(({ colour }) => room[colour]-- > 0);
  const came = ENERGIES.flatMap((colour) => Array.from({ length: Math.max(0, room[colour]) }, () => ({ id: next++, colour })));
  return [...stayed, ...came];
}
