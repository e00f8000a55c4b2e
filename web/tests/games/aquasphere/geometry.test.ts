import { describe, expect, test } from "vitest";
import type { Step } from "../../../src/games/aquasphere/facts";
import { AREAS, middle, outline, plan, SECTOR } from "../../../src/games/aquasphere/geometry";

const PLACES = [0, 1, 2, 3, 4, 5];
const step = (start: number, end: number, by: Step["by"]): Step => ({ start, end, by, price: 1 });

describe.each([["wide", false], ["tall", true]] as const)("a %s station", (_, tall) => {
  const drawn = plan(tall);
  const centres = PLACES.map((place) => middle({ ...drawn.corner(place), ...SECTOR }));

  test("no two sectors lie over each other, and all lie inside", () => {
    for (const [index, one] of centres.entries()) {
      expect(one.x - SECTOR.width / 2).toBeGreaterThanOrEqual(0);
      expect(one.y + SECTOR.height / 2).toBeLessThanOrEqual(drawn.height);
      for (const other of centres.slice(index + 1)) {
        expect(Math.abs(one.x - other.x) >= SECTOR.width || Math.abs(one.y - other.y) >= SECTOR.height).toBe(true);
      }
    }
  });
  test("the ring goes clockwise around its middle", () => {
    const { x, y } = drawn.hub(0);
    for (const place of PLACES) {
      const [a, b] = [centres[place]!, centres[(place + 1) % 6]!];
      expect((a.x - x) * (b.y - y) - (a.y - y) * (b.x - x)).toBeGreaterThan(0);
    }
  });
  test("opposite sectors lie opposite", () => {
    for (const place of [0, 1, 2]) {
      expect(centres[place]!.x + centres[place + 3]!.x).toBeCloseTo(drawn.width);
      expect(centres[place]!.y + centres[place + 3]!.y).toBeCloseTo(drawn.height);
    }
  });
  test("each lock lies between two neighbours' scientists, and nowhere twice", () => {
    expect(new Set(PLACES.map((place) => JSON.stringify(drawn.lock(place)))).size).toBe(6);
  });
  test("a way begins and ends where scientists stand, and bends at the ends of the rows", () => {
    const stand = (place: number) => drawn.stands(place, 1).map(({ x, y }) => `${x} ${y}`)[0]!;
    for (const place of PLACES) {
      const next = (place + 1) % 6;
      const line = drawn.line(step(place, next, "clockwise"));
      expect(line.startsWith(`M${stand(place)}L`)).toBe(true);
      expect(line.endsWith(`L${stand(next)}`)).toBe(true);
      expect(line.includes("0 0 1 ")).toBe(place % 3 === 2);
      expect(drawn.line(step(next, place, "anticlockwise")).includes("0 0 0 ")).toBe(place % 3 === 2);
    }
    expect(drawn.line(step(0, 3, "jump"))).toBe(`M${stand(0)}L${stand(3)}`);
  });
  test("scientists in one sector stand side by side", () => {
    expect(new Set(drawn.stands(1, 4).map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  });
});

test("the areas of a sector lie inside it", () => {
  for (const { x, y, width, height } of Object.values(AREAS)) {
    expect(x).toBeGreaterThan(0);
    expect(x + width).toBeLessThan(SECTOR.width);
    expect(y + height).toBeLessThan(SECTOR.height);
  }
});

test("an outline has rounded corners", () => {
  expect(outline({ x: 0, y: 0, width: 20, height: 10 }, 2)).toBe("M2 0h16a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2z");
});
