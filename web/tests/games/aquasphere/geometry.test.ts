import { describe, expect, test } from "vitest";
import { arc, divide, middle, polar, segment, spread } from "../../../src/games/aquasphere/geometry";

describe("a place by angle", () => {
  test.each([
    [0, { x: 0, y: -100 }],
    [90, { x: 100, y: 0 }],
    [180, { x: 0, y: 100 }],
    [270, { x: -100, y: 0 }],
  ])("%i° is clockwise from the top", (angle, expected) => {
    const { x, y } = polar(100, angle);
    expect(x).toBeCloseTo(expected.x);
    expect(y).toBeCloseTo(expected.y);
  });
});

describe("parts of an angle", () => {
  const parts = divide(0, 30, [1, 2, 1], 2);
  test("they fill it from end to end, with gaps between", () => {
    expect(parts[0]![0]).toBe(-30);
    expect(parts[2]![1]).toBeCloseTo(30);
    expect(parts[1]![0] - parts[0]![1]).toBeCloseTo(2);
    expect(parts[2]![0] - parts[1]![1]).toBeCloseTo(2);
  });
  test("they are as wide as they weigh", () => {
    const wide = parts.map(([from, to]) => to - from);
    expect(wide[1]).toBeCloseTo(2 * wide[0]!);
    expect(wide[2]).toBeCloseTo(wide[0]!);
  });
});

test("things are spread evenly around the middle", () => {
  expect(spread(1, 100, 90, 7)).toEqual([polar(100, 90)]);
  expect(spread(3, 100, 90, 10)).toEqual([polar(100, 80), polar(100, 90), polar(100, 100)]);
});

test("the middle of a piece of a ring", () => expect(middle([100, 200], [80, 100])).toEqual(polar(150, 90)));

test("an arc takes the long way where it is more than half, and turns as it is told", () => {
  expect(arc(100, 0, 90)).toMatch(/A100 100 0 0 1 /);
  expect(arc(100, 90, 0)).toMatch(/A100 100 0 0 0 /);
  expect(arc(100, 0, 200)).toMatch(/A100 100 0 1 1 /);
});

test("a piece that is drawn smaller keeps clear of its neighbours", () => {
  expect(segment(100, 200, 0, 90)).toBe("M0 -100L0 -200A200 200 0 0 1 200 0L100 0A100 100 0 0 0 0 -100z");
  expect(segment(100, 200, 0, 90, 10)).toMatch(/^M10 -109\.\d+L10 -189\.\d+/);
});
