/** Where things lie in the drawing of the headquarters: the knowledge track as a frame, the programming area inside. */
import type { Place } from "./components";
import type { Point } from "./geometry";

export const CELL = 40;
export const WIDE = 13; // cells of the frame
/** The whole drawing. */
export const SIZE = { width: WIDE * CELL, height: 14 * CELL };

export const PLACES: Record<Place, Point> = {
  L3: { x: 126, y: 112 },
  M3: { x: 260, y: 112 },
  R3: { x: 394, y: 112 },
  L2: { x: 172, y: 230 },
  R2: { x: 348, y: 230 },
  L1: { x: 172, y: 350 },
  R1: { x: 348, y: 350 },
  start: { x: 260, y: 472 },
};

/** The middle of a space of the track: from the lower left corner up and clockwise around. */
export function space(score: number, spaces: number): Point {
  const tall = spaces / 2 + 2 - WIDE;
  const number = score % spaces;
  const sides: [number, (along: number) => [number, number]][] = [
    [tall, (along) => [0, tall - 1 - along]],
    [WIDE - 1, (along) => [along + 1, 0]],
    [tall - 1, (along) => [WIDE - 1, along + 1]],
    [WIDE - 2, (along) => [WIDE - 2 - along, tall - 1]],
  ];
  let left = number;
  for (const [length, at] of sides) {
    if (left < length) {
      const [column, row] = at(left);
      return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
    }
    left -= length;
  }
  return { x: CELL / 2, y: CELL / 2 };
}

/** The line between a space and the one before it. */
export function lineBefore(score: number, spaces: number): string {
  const [a, b] = [space(score + spaces - 1, spaces), space(score, spaces)];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  const half = CELL / 2 + 3;
  return a.x === b.x ? `M${x - half} ${y}h${2 * half}` : `M${x} ${y - half}v${2 * half}`;
}

/** An arrow from a field to another one, between their edges. */
export function arrow(from: Place, to: Place): string {
  const [a, b] = [PLACES[from], PLACES[to]];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const gap = 48 / Math.max(Math.abs(dx), Math.abs(dy));
  const leave = from === "start" ? 38 : gap;
  const [x, y] = [b.x - dx * gap, b.y - dy * gap];
  const wing = (turn: number) => `${round(x - 11 * (dx + turn * dy))} ${round(y - 11 * (dy - turn * dx))}`;
  return `M${round(a.x + dx * leave)} ${round(a.y + dy * leave)}L${round(x)} ${round(y)}M${wing(0.8)}L${round(x)} ${round(y)}L${wing(-0.8)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
