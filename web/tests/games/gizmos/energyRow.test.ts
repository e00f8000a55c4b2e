import { expect, test } from "vitest";
import { roll, type RowBall } from "../../../src/games/gizmos/energyRow";

const row = (red: number, yellow: number, blue: number, black: number) => ({ red, yellow, blue, black });
const colours = (balls: RowBall[]) => balls.map(({ colour }) => colour);

test("a taken sphere leaves, a new one follows at the end, all others stay where they are", () => {
  const before = roll([], row(2, 1, 2, 1));
  const after = roll(before, row(2, 2, 1, 1));
  expect(colours(after)).toEqual(["red", "red", "yellow", "blue", "black", "yellow"]);
  expect(after.slice(0, 5).every((ball) => before.includes(ball))).toBe(true);
});

test("no two spheres that ever lay there are the same", () => {
  const first = roll([], row(1, 1, 1, 1));
  const ids = [...first, ...roll(first, row(3, 1, 1, 1)).slice(4), ...roll([], row(1, 0, 0, 0))].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
