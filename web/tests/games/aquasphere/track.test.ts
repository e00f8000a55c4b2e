import { describe, expect, test } from "vitest";
import { OURS } from "../../../src/games/aquasphere/components";
import { arrow, CELL, lineBefore, SIZE, space } from "../../../src/games/aquasphere/track";

const SPACES = OURS.headquarters.knowledge_track.spaces_per_lap.value;
const all = Array.from({ length: SPACES }, (_, score) => space(score, SPACES));

describe("the knowledge track", () => {
  test("every space has a place of its own inside the drawing", () => {
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(SPACES);
    expect(all.every(({ x, y }) => x > 0 && x < SIZE.width && y > 0 && y < SIZE.height)).toBe(true);
  });
  test("each space lies beside the one before, the first beside the last", () => {
    for (const [score, { x, y }] of all.entries()) {
      const before = all.at(score - 1)!;
      expect(Math.hypot(x - before.x, y - before.y), `${score}`).toBeCloseTo(CELL);
    }
  });
  test("it begins at the lower left corner and goes up", () => {
    expect(all[0]!.x).toBe(CELL / 2);
    expect(all[1]).toEqual({ x: CELL / 2, y: all[0]!.y - CELL });
  });
  test("a second lap lies on the first", () => expect(space(SPACES + 5, SPACES)).toEqual(all[5]));
  test("the line before a space lies across the way: level where it goes up, upright where it goes right", () => {
    expect(lineBefore(1, SPACES)).toMatch(/h\d+$/);
    const right = all.findIndex(({ x }) => x > CELL / 2);
    expect(lineBefore(right, SPACES)).toMatch(/v\d+$/);
  });
});

test("an arrow between fields begins and ends outside of them", () => {
  expect(arrow("L1", "L2")).toMatch(/^M172 302L172 278M/);
});
