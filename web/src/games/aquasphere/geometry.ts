/** Where things lie in the drawing of the station: two rows of three sectors with the corridor between them, or two columns where it is narrow. */
import type { Step } from "./facts";

export interface Point {
  x: number;
  y: number;
}

/** A piece of a drawing. */
export interface Area extends Point {
  width: number;
  height: number;
}

export const SECTOR = { width: 320, height: 244 };
/** What lies where inside a sector. */
export const AREAS = {
  yellow: { x: 12, y: 64, width: 70, height: 54 },
  black: { x: 87, y: 64, width: 70, height: 54 },
  purple: { x: 163, y: 64, width: 70, height: 54 },
  white: { x: 238, y: 64, width: 70, height: 54 },
  blue: { x: 12, y: 124, width: 296, height: 42 },
  green: { x: 12, y: 172, width: 145, height: 62 },
  red: { x: 163, y: 172, width: 145, height: 62 },
} as const;
export const CONTROL = { x: 92, y: 35 };
export const CHARGING = { x: 174, y: 35 };
export const COMING = { x: 266, y: 36 };
const GAP = 16; // between two sectors
const HALL = 156; // between the rows: the corridor goes around in it
const TUBE = 30; // from a row to the middle of the corridor
const EDGE = 36; // from the ends of the station to the ends of the corridor
const ROW = 3; // sectors in a row
const PLACES = 2 * ROW;

/** The station as a drawing. Places are those of the ring, clockwise. */
export interface Plan {
  width: number;
  height: number;
  corridor: string;
  /** The upper left corner of a sector. */
  corner: (place: number) => Point;
  /** Where the scientists of a sector stand in the corridor, one after the other. */
  stands: (place: number, count: number) => Point[];
  /** The lock on the clockwise side of a place. */
  lock: (place: number) => Point;
  /** A step of a scientist. */
  line: (step: Step) => string;
  /** Inside the corridor, so far from the middle of the station. */
  hub: (from: number) => Point;
}

/** The middle of an area. */
export const middle = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 });

/** An area as a line around it, with rounded corners. */
export function outline({ x, y, width, height }: Area, round: number): string {
  const corner = (dx: number, dy: number) => `a${round} ${round} 0 0 1 ${dx * round} ${dy * round}`;
  return `M${x + round} ${y}h${width - 2 * round}${corner(1, 1)}v${height - 2 * round}${corner(-1, 1)}h${2 * round - width}${corner(-1, -1)}v${2 * round - height}${corner(1, -1)}z`;
}

/** Everything is worked out along the rows and across them; a tall station is that, turned clockwise by a quarter. */
export function plan(tall: boolean): Plan {
  const [long, deep] = tall ? [SECTOR.height, SECTOR.width] : [SECTOR.width, SECTOR.height];
  const [length, depth] = [ROW * long + (ROW - 1) * GAP, 2 * deep + HALL];
  const [near, far] = [deep + TUBE, depth - deep - TUBE]; // the two sides of the corridor
  const bend = (far - near) / 2;
  const [first, last] = [EDGE + bend, length - EDGE - bend]; // where it bends

  const at = (along: number, across: number): Point => (tall ? { x: depth - across, y: along } : { x: along, y: across });
  const to = (along: number, across: number) => `${at(along, across).x} ${at(along, across).y}`;
  const turn = (clockwise: boolean, along: number, across: number) => `A${bend} ${bend} 0 0 ${clockwise ? 1 : 0} ${to(along, across)}`;
  const along = (place: number) => long / 2 + (place < ROW ? place : PLACES - 1 - place) * (long + GAP);
  const side = (place: number) => (place < ROW ? near : far);
  const beside = (place: number) => to(along(place), side(place));

  /** From a place to the next one; at the ends of the rows around the bend. */
  function walk(start: number, end: number, clockwise: boolean): string {
    if (side(start) === side(end)) return `M${beside(start)}L${beside(end)}`;
    const bent = Math.min(start, end) === 0 ? first : last;
    return `M${beside(start)}L${to(bent, side(start))}${turn(clockwise, bent, side(end))}L${beside(end)}`;
  }

  return {
    ...(tall ? { width: depth, height: length } : { width: length, height: depth }),
    corridor: `M${to(first, near)}L${to(last, near)}${turn(true, last, far)}L${to(first, far)}${turn(true, first, near)}z`,
    corner: (place) => {
      const { x, y } = at(along(place), place < ROW ? deep / 2 : depth - deep / 2);
      return { x: x - SECTOR.width / 2, y: y - SECTOR.height / 2 };
    },
    stands: (place, count) => {
      const apart = Math.min(58, (long - 100) / count);
      return Array.from({ length: count }, (_, index) => at(along(place) + (index - (count - 1) / 2) * apart, side(place)));
    },
    lock: (place) => {
      if (place === ROW - 1) return at(last + bend, depth / 2);
      if (place === PLACES - 1) return at(first - bend, depth / 2);
      return at((along(place) + along(place + 1)) / 2, side(place));
    },
    line: ({ start, end, by }) => (by === "jump" ? `M${beside(start)}L${beside(end)}` : walk(start, end, by === "clockwise")),
    hub: (from) => at(length / 2 + from, depth / 2),
  };
}
