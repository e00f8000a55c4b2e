/** Where things lie in the drawing of the station: around 0 0, angles in degrees clockwise from the top. */

export interface Point {
  x: number;
  y: number;
}

export const STEP = 60; // from a sector to the next
export const HALF = 28.9; // of a sector
export const CORRIDOR = 180; // in which the scientists go
/** The rings of things inside a sector: from and to. */
export const ROWS = { inner: [222, 302], middle: [308, 394], outer: [400, 486] } as const;

/** A place by its distance from the centre and its angle. */
export function polar(radius: number, angle: number): Point {
  const turned = ((angle - 90) * Math.PI) / 180;
  return { x: round(radius * Math.cos(turned)), y: round(radius * Math.sin(turned)) };
}

/** A piece of a ring, drawn `inset` smaller all around, to be rounded by its own stroke. */
export function segment(from: number, to: number, start: number, end: number, inset = 0): string {
  const [near, far] = [from + inset, to - inset];
  const turn = (radius: number) => (inset / radius) * (180 / Math.PI);
  const [a, b, c, d] = [polar(near, start + turn(near)), polar(far, start + turn(far)), polar(far, end - turn(far)), polar(near, end - turn(near))];
  return `M${a.x} ${a.y}L${b.x} ${b.y}A${far} ${far} 0 0 1 ${c.x} ${c.y}L${d.x} ${d.y}A${near} ${near} 0 0 0 ${a.x} ${a.y}z`;
}

/** Divides an angle around its middle into parts by weight: the start and end of each. */
export function divide(middle: number, half: number, weights: number[], gap: number): [number, number][] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const width = 2 * half - gap * (weights.length - 1);
  let from = middle - half;
  return weights.map((weight) => {
    const part: [number, number] = [from, from + (width * weight) / all];
    from = part[1] + gap;
    return part;
  });
}

/** The middle of a piece of a ring. */
export function middle([from, to]: readonly [number, number], [start, end]: readonly [number, number]): Point {
  return polar((from + to) / 2, (start + end) / 2);
}

/** An arc along the corridor between two angles, clockwise if the second is larger. */
export function arc(radius: number, start: number, end: number): string {
  const [a, b] = [polar(radius, start), polar(radius, end)];
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${Math.abs(end - start) > 180 ? 1 : 0} ${end > start ? 1 : 0} ${b.x} ${b.y}`;
}

/** Places for a number of things on an arc, close together around its middle. */
export function spread(count: number, radius: number, angle: number, apart: number): Point[] {
  return Array.from({ length: count }, (_, index) => polar(radius, angle + (index - (count - 1) / 2) * apart));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
