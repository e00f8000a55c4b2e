// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Entry } from "../../src/lib/diary";
import type { PuzzleInfo } from "../../src/lib/messages";
import { ANY, choose, next, wish } from "../../src/lib/training.svelte";

const puzzles: PuzzleInfo[] = Array.from({ length: 40 }, (_, index) => ({ puzzle: `p${index}`, kind: index % 2 ? "odd" : "even", rating: 1000 + 25 * index }));
const entry = (puzzle: string, right: boolean): Entry => ({ puzzle, game: "toy", kind: "odd", rating: 1500, right, at: "2026-11-16T10:00:00Z", daily: null });
const FITTING = { kind: ANY, difficulty: "fitting" } as const;
const ratingOf = (id: string | null) => puzzles.find(({ puzzle }) => puzzle === id)!.rating;

test.each([0, 0.5, 0.999])("the next puzzle is about as hard as wished, whatever chance says (%s)", (chance) => {
  expect(Math.abs(ratingOf(next(puzzles, [], "toy", FITTING, null, () => chance)) - 1500)).toBeLessThanOrEqual(75);
  expect(ratingOf(next(puzzles, [], "toy", { ...FITTING, difficulty: "easier" }, null, () => chance))).toBeLessThan(1300);
  expect(ratingOf(next(puzzles, [], "toy", { ...FITTING, difficulty: "harder" }, null, () => chance))).toBeGreaterThan(1700);
});

test("it is of the theme wished, and of any where there is no such theme", () => {
  const found = next(puzzles, [], "toy", { ...FITTING, kind: "odd" }, null);
  expect(puzzles.find(({ puzzle }) => puzzle === found)!.kind).toBe("odd");
  expect(next(puzzles, [], "toy", { ...FITTING, kind: "none" }, null)).not.toBeNull();
});

test("new ones come first, then those not solved, and never the one at hand", () => {
  const tried = puzzles.slice(1).map(({ puzzle }) => entry(puzzle, puzzle !== "p7"));
  expect(next(puzzles, tried, "toy", FITTING, null)).toBe("p0");
  expect(next(puzzles, [...tried, entry("p0", true)], "toy", FITTING, null)).toBe("p7");
  expect(next(puzzles, [...tried, entry("p0", true)], "toy", FITTING, "p7")).not.toBe("p7");
  expect(next([puzzles[0]!], [], "toy", FITTING, "p0")).toBeNull();
  expect(next([], [], "toy", FITTING, null)).toBeNull();
});

test("what is wished is kept by game", () => {
  expect(wish("toy")).toEqual(FITTING);
  choose("toy", { kind: "odd" });
  choose("toy", { difficulty: "harder" });
  expect(wish("toy")).toEqual({ kind: "odd", difficulty: "harder" });
  expect(wish("other")).toEqual(FITTING);
  expect(JSON.parse(localStorage.getItem("labtop.training")!)).toEqual({ toy: { kind: "odd", difficulty: "harder" } });
});
