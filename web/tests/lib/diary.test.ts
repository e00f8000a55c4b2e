// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { before, days, entries, note, rated, ratings, runs, START, take, written, type Entry } from "../../src/lib/diary";

const entry = (puzzle: string, right: boolean, more: Partial<Entry> = {}): Entry => ({ puzzle, game: "toy", kind: "points", rating: 1500, right, at: "2026-11-16T10:00:00.000Z", daily: null, ...more });
const all = (...found: [string, boolean][]) => found.map(([puzzle, right]) => entry(puzzle, right));

beforeEach(() => localStorage.clear());

test("the rating is that of Glicko-2, puzzle by puzzle", () => {
  expect(ratings([], "toy")).toEqual([START]);
  const [, up] = ratings([entry("a", true)], "toy");
  const [, down] = ratings([entry("a", false)], "toy");
  expect(up!.rating).toBeGreaterThan(1500);
  expect(down!.rating).toBeCloseTo(3000 - up!.rating);
  expect(up!.rd).toBeLessThan(START.rd);
  const [, harder] = ratings([entry("a", true, { rating: 2000 })], "toy");
  expect(harder!.rating).toBeGreaterThan(up!.rating);
});

test("whoever solves as often as expected stays where the puzzles are", () => {
  const many = Array.from({ length: 400 }, (_, index) => entry(`${index}`, index % 2 === 0, { rating: 1800 }));
  const last = ratings(many, "toy").at(-1)!;
  expect(Math.abs(last.rating - 1800)).toBeLessThan(60);
  expect(last.rd).toBeLessThan(80);
});

test("only the first answer to a puzzle counts, and only that of the game", () => {
  const found = [entry("a", false), entry("a", true, { daily: "2026-11-16" }), entry("b", true, { game: "other" })];
  expect(rated(found, "toy")).toEqual([found[0]]);
});

test("a puzzle is noted once, and once more as that of a day", () => {
  expect(note(entry("a", false))).toBe(true);
  expect(note(entry("a", true))).toBe(false);
  expect(note(entry("a", true, { daily: "2026-11-16" }))).toBe(true);
  expect(note(entry("a", true, { daily: "2026-11-16" }))).toBe(false);
  expect(note(entry("b", true, { daily: "2026-11-16" }))).toBe(true);
  expect(note(entry("b", true))).toBe(false);
  expect(entries()).toHaveLength(3);
});

test.each([
  [all(), { now: 0, best: 0 }],
  [all(["a", true], ["b", true], ["c", false], ["d", true]), { now: 1, best: 2 }],
  [all(["a", true], ["b", false]), { now: 0, best: 1 }],
])("runs", (found, expected) => expect(runs(found, "toy")).toEqual(expected));

test("days in a row end where one is missing; today's puzzle may still be to come", () => {
  const solved = (...found: string[]) => found.map((daily, index) => entry(`${index}`, true, { daily }));
  expect(days([], "toy", "2026-03-01")).toBe(0);
  expect(days(solved("2026-02-28", "2026-02-27"), "toy", "2026-03-01")).toBe(2);
  expect(days(solved("2026-03-01", "2026-02-28", "2026-02-26"), "toy", "2026-03-01")).toBe(2);
  expect(days(solved("2026-02-27"), "toy", "2026-03-01")).toBe(0);
  expect(days([entry("a", false, { daily: "2026-03-01" })], "toy", "2026-03-01")).toBe(0);
  expect(days(solved("2026-03-01"), "other", "2026-03-01")).toBe(0);
  expect(before("2024-03-01")).toBe("2024-02-29");
});

test("a file holds everything, and what is there already is not added again", () => {
  note(entry("a", true));
  const file = written();
  localStorage.clear();
  note(entry("b", false, { at: "2026-11-17T10:00:00.000Z" }));
  expect(take(file)).toBe(1);
  expect(entries().map(({ puzzle }) => puzzle)).toEqual(["a", "b"]); // in the order in which they were answered
  expect(take(file)).toBe(0);
});

test.each(["", "{}", "[]", "null", '{"format": "labtop puzzles 1", "entries": [1]}', '{"format": "other", "entries": []}', '{"format": "labtop puzzles 1", "entries": [{"puzzle": "a"}]}'])("%s is no such file", (file) => {
  note(entry("a", true));
  expect(take(file)).toBeNull();
  expect(entries()).toHaveLength(1);
});

test.each(["nonsense", "{}", "[1, null]", '[{"puzzle": 1}]'])("%s in the browser is nothing", (kept) => {
  localStorage.setItem("labtop.puzzles", kept);
  expect(entries()).toEqual([]);
});
