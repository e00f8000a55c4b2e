/** Parts of contraptions. Each is drawn from the point where it is fixed: tops upwards, sides to the left, bases downwards. */

/** What a shape is made of; `line` is drawn and not filled. */
export type Tone = "metal" | "brass" | "glass" | "paint" | "line";
export type Part = readonly (readonly [Tone, string])[];

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const box = (x: number, y: number, width: number, height: number, round = 1): string =>
  `M${x + round} ${y}h${width - 2 * round}a${round} ${round} 0 0 1 ${round} ${round}v${height - 2 * round}a${round} ${round} 0 0 1 ${-round} ${round}h${2 * round - width}a${round} ${round} 0 0 1 ${-round} ${-round}v${2 * round - height}a${round} ${round} 0 0 1 ${round} ${-round}z`;
function gear(x: number, y: number, r: number, teeth: number): string {
  const at = (angle: number, radius: number) => `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  const step = (2 * Math.PI) / teeth;
  const tooth = (index: number) => [0, 0.25, 0.5, 0.75].map((part) => at((index + part) * step, part < 0.5 ? r : r * 0.74));
  return `M${Array.from({ length: teeth }, (_, index) => tooth(index)).flat().join("L")}z`;
}

/** Stand on the machine. */
export const TOPS = {
  funnel: [["brass", "M-9-16H9L3-7V0H-3V-7z"], ["line", "M-7-13H7"]],
  flask: [["glass", "M-3-17H3V-11L9 0H-9L-3-11z"], ["paint", "M-6-5H6L9 0H-9z"], ["line", "M-4-17H4"]],
  bulb: [["glass", disc(0, -10, 6.5)], ["line", "M-2-6V-9L0-11L2-9V-6"], ["metal", box(-3, -4, 6, 4)]],
  chimney: [["metal", "M-5-11H4V0H-5z"], ["paint", "M-5-8H4V-4H-5z"], ["glass", disc(3, -14, 2.2)], ["glass", disc(7, -16, 1.5)]],
  coil: [["line", "M0 0V-2L-4-3L4-5L-4-7L4-9L0-10V-12"], ["paint", disc(0, -14, 3)]],
  gear: [["brass", gear(0, -7, 8, 9)], ["metal", disc(0, -7, 2.5)]],
  jar: [["glass", "M-8 0V-8A8 8 0 0 1 8-8V0z"], ["paint", disc(0, -5, 3.5)], ["metal", disc(0, -17, 1.5)]],
  spring: [["line", "M-4 0L4-2L-4-4L4-6L-4-8L4-10"], ["paint", box(-6, -14, 12, 4, 1.5)]],
  gauge: [["metal", disc(0, -8, 7.5)], ["glass", disc(0, -8, 5.5)], ["line", "M0-8L3-11M-4-8H-3M4-8H3M0-12V-13"]],
  dish: [["metal", "M-1.5-6H1.500V0H-1.500z"], ["paint", "M-9-15Q0-1 9-15z"], ["line", "M0-10L3-16"], ["brass", disc(3, -16, 1.5)]],
  tubes: [["glass", box(-9, -15, 5, 15, 2)], ["glass", box(-2.5, -12, 5, 12, 2)], ["glass", box(4, -16, 5, 16, 2)], ["paint", box(-9, -7, 5, 7, 2)], ["brass", box(-2.5, -5, 5, 5, 2)], ["metal", box(4, -9, 5, 9, 2)]],
  propeller: [["metal", "M-1-11H1V0H-1z"], ["paint", "M0-12C-3-17-9-16-9-13S-3-10 0-12z"], ["paint", "M0-12C3-17 9-16 9-13S3-10 0-12z"], ["brass", disc(0, -12, 1.8)]],
  crane: [["metal", "M-7 0V-14H7V-12H-5V0z"], ["line", "M5-12V-7M3-7H7L5-4z"], ["paint", box(-9, -16, 6, 4)]],
  claw: [["metal", "M-2-17H2V-11H-2z"], ["line", "M0-11L-6-7L-4-1M0-11L6-7L4-1"], ["paint", disc(0, -10.5, 2.5)]],
} as const satisfies Record<string, Part>;

/** Fixed to the left wall; mirrored at the right one. */
export const SIDES = {
  pipe: [["metal", "M0-10H-6A4 4 0 0 0-10-6V14H-6V-5A1 1 0 0 1-5-6H0z"], ["brass", box(-11.5, 8, 7, 3)]],
  wheel: [["line", "M0 0H-4"], ["paint", disc(-6, 0, 5.5)], ["line", "M-6-5.500V5.500M-11.5 0H-.5"], ["brass", disc(-6, 0, 1.8)]],
  crank: [["line", "M0 4H-6V-7H-9"], ["paint", box(-12, -10, 5, 6, 2)], ["brass", disc(-1, 4, 2)]],
  tank: [["glass", box(-11, -13, 10, 26, 4)], ["paint", "M-11 1H-1V9A4 4 0 0 1-5 13H-7A4 4 0 0 1-11 9z"], ["line", "M-4-8V-3"]],
  cog: [["brass", gear(-4, 3, 8, 10)], ["metal", gear(-7, -8, 4.5, 7)], ["paint", disc(-4, 3, 2.5)]],
  spring: [["line", "M0 0L-2-4L-4 4L-6-4L-8 4L-9 0"], ["paint", disc(-10, 0, 2.5)]],
  lamp: [["metal", box(-4, -3, 4, 6)], ["glass", disc(-8, 0, 4.5)], ["line", "M-6 0H-9"]],
  bellows: [["paint", "M0-8L-4-6L-2-4L-8-3L-4 0L-8 3L-2 4L-4 6L0 8z"], ["brass", box(-12, -2.5, 5, 5)]],
} as const satisfies Record<string, Part>;

/** What it stands on, 72 wide. */
export const BASES = {
  wheels: [["metal", disc(-24, 4, 4)], ["metal", disc(24, 4, 4)], ["brass", disc(-24, 4, 1.5)], ["brass", disc(24, 4, 1.5)]],
  legs: [["metal", "M-30 0H-20L-23 8H-27z"], ["metal", "M20 0H30L27 8H23z"]],
  treads: [["metal", box(-32, 1, 64, 7, 3.5)], ["brass", disc(-24, 4.5, 2)], ["brass", disc(-8, 4.5, 2)], ["brass", disc(8, 4.5, 2)], ["brass", disc(24, 4.5, 2)]],
  springs: [["line", "M-26 0L-21 2L-26 4L-21 6L-26 8M26 0L21 2L26 4L21 6L26 8"]],
  rocker: [["brass", "M-34 3Q0 13 34 3L30 0H-30z"]],
  plinth: [["metal", "M-30 0H30V3H34V8H-34V3H-30z"]],
  balls: [["paint", disc(-22, 4, 4)], ["paint", disc(0, 4, 4)], ["paint", disc(22, 4, 4)]],
} as const satisfies Record<string, Part>;

/** The machine itself, whose front shows what it does: by kind of gizmo. */
export const BODIES = {
  upgrade: "M22 44H78L87 53V98A4 4 0 0 1 83 102H17A4 4 0 0 1 13 98V53z",
  converter: "M34 44H66A21 21 0 0 1 87 65V81A21 21 0 0 1 66 102H34A21 21 0 0 1 13 81V65A21 21 0 0 1 34 44z",
  file: "M16 44H84A3 3 0 0 1 87 47V99A3 3 0 0 1 84 102H16A3 3 0 0 1 13 99V47A3 3 0 0 1 16 44z",
  pick: "M14 44H86A3 3 0 0 1 89 47L83 99A3 3 0 0 1 80 102H20A3 3 0 0 1 17 99L11 47A3 3 0 0 1 14 44z",
  build: "M19 44H81V48H87V98H81V102H19V98H13V48H19z",
} as const;

export type Top = keyof typeof TOPS;
export type Side = keyof typeof SIDES;
export type Base = keyof typeof BASES;
