/** The spheres of the energy row. The view only counts them, so they lie by colour: in the same order for everybody. */
import { ENERGIES, type Energy } from "./cards";

export interface RowBall {
  id: string;
  colour: Energy;
}

export const ballId = (colour: Energy, index: number): string => `${colour}-${index}`;

export function balls(row: Record<Energy, number>): RowBall[] {
  return ENERGIES.flatMap((colour) => Array.from({ length: row[colour] }, (_, index) => ({ id: ballId(colour, index), colour })));
}
