import { expect, test } from "vitest";
import { fits, following, middle, reachOf, rowsOf, sorted, type Row } from "../../src/lib/explorer.svelte";
import type { Explorer, ThingFigure } from "../../src/lib/messages";

const figure = (value: number, share = 0.1, rounds = [1]): ThingFigure => ({ seats: 50, share, rate: 0.5, lift: [value - 0.1, value, value + 0.1], compared: null, rounds });
const summary: Explorer = {
  format: 1,
  game: "toy",
  games: 3,
  level: "network",
  seed: 0,
  players: { 2: { games: 3, places: [0.5, 0.5] } },
  kinds: { cards: { "C-2": { all: figure(0.1, 0.3, [0, 2, 1]), 2: figure(0.2) }, "C-10": { all: figure(-0.1, 0.2) }, "C-1": { all: figure(0.1, 0.1, [0, 0, 0, 4]) } } },
  pairs: {},
  openings: { pick: { all: figure(0) }, "pick file": { all: figure(0.1), 2: figure(0) }, "pick file pick": { all: figure(0) }, "pick picky": { all: { ...figure(0), seats: 90 } }, file: { 2: figure(0) } },
};
const names = (rows: Row[]) => rows.map(({ id }) => id);
const rows = rowsOf(summary, "cards", "all", "lift");

test.each([
  ["lift", false, ["C-1", "C-2", "C-10"]],
  ["lift", true, ["C-10", "C-1", "C-2"]],
  ["share", false, ["C-2", "C-10", "C-1"]],
  ["when", true, ["C-10", "C-2", "C-1"]],
  ["name", true, ["C-1", "C-2", "C-10"]],
] as const)("sorted by %s, upwards %s", (order, upwards, expected) => {
  expect(names(sorted(rows, order, upwards))).toEqual(expected);
});

test("only what has figures for so many players is shown, and what has no comparison says so", () => {
  expect(names(rowsOf(summary, "cards", "2", "lift"))).toEqual(["C-2"]);
  expect(rowsOf(summary, "cards", "2", "compared")[0]!.interval).toBeNull();
  expect(rowsOf(summary, "nothing", "all", "lift")).toEqual([]);
});

test.each([
  [[], null],
  [[0, 0], null],
  [[4], 1],
  [[1, 0, 1], 1],
  [[1, 1, 5, 1], 3],
])("the middle of %j", (rounds, expected) => {
  expect(middle(rounds)).toBe(expected);
});

test("a search looks for every word, and facets are kept", () => {
  const explored = { title: (id: string) => `${id} red`, text: () => "Draw a Sphere." };
  const facets = [{ name: "level", values: [], has: (id: string, value: string) => id.startsWith(value) }];
  expect(fits("I-01", explored, facets, "", {})).toBe(true);
  expect(fits("I-01", explored, facets, "sphere RED", { level: "I-" })).toBe(true);
  expect(fits("I-01", explored, facets, "sphere blue", {})).toBe(false);
  expect(fits("I-01", explored, facets, "", { level: "II-" })).toBe(false);
  expect(fits("I-01", explored, [], "", { level: "II-" })).toBe(true); // of another kind of things
});

test("openings go on turn by turn, the most frequent first", () => {
  expect(following(summary, [], "all").map(({ turn }) => turn)).toEqual(["pick"]);
  expect(following(summary, ["pick"], "all").map(({ turn, line }) => [turn, line])).toEqual([
    ["picky", "pick picky"],
    ["file", "pick file"],
  ]);
  expect(following(summary, ["pick"], "2").map(({ turn }) => turn)).toEqual(["file"]);
  expect(following(summary, ["pick", "file", "pick"], "all")).toEqual([]);
});

test("an axis is round and never too short or too long", () => {
  expect(reachOf([])).toBe(0.05);
  expect(reachOf([[-0.2, 0.1, 0.3], null])).toBeCloseTo(0.15);
  expect(reachOf([[0, 0.9, 1]])).toBe(0.6);
});
