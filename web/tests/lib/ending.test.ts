// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { headline, reached, records } from "../../src/lib/ending";

vi.mock("../../src/lib/texts.svelte", () => ({ say: (_: string, args: Record<string, unknown>) => JSON.stringify(args) }));
beforeEach(() => localStorage.clear());

const result = (scores: number[], ranking: number[][], you: number | null) => ({ names: ["Ada", "Ben", "Cyd"].slice(0, scores.length), scores, ranking, you });
const told = (...about: Parameters<typeof result>) => JSON.parse(headline(result(...about))) as Record<string, unknown>;

test("the end is told from the side of whoever looks", () => {
  expect(told([29, 10], [[0], [1]], 0)).toMatchObject({ who: "you", count: 1, players: 2, winners: "Ada", score: "29 : 10" });
  expect(told([29, 10], [[0], [1]], 1)).toMatchObject({ who: "other", place: 2 });
  expect(told([-3, 10, 10], [[1, 2], [0]], null)).toMatchObject({ who: "nobody", count: 2, winners: "Ben and Cyd", score: "10 : 10 : −3", points: 10 });
});

test("a win counts by how much it was, one that is shared does not", () => {
  expect(reached({ ...result([29, 10, 20], [[0], [2], [1]], 0), you: 0 })).toEqual({ score: 29, win: 9 });
  expect(reached({ ...result([29, 29], [[0, 1]], 0), you: 0 })).toEqual({ score: 29 });
  expect(reached({ ...result([10, 29], [[1], [0]], 0), you: 0 })).toEqual({ score: 10 });
});

test("a record is beaten by more alone, by game and number of players, and said again at its table", () => {
  expect(records("some", 2, "first", { score: 20 })).toEqual([]);
  expect(records("some", 2, "second", { score: 20 })).toEqual([]);
  expect(records("some", 3, "third", { score: 30 })).toEqual([]);
  const beaten = [{ kind: "score", value: 25, before: 20 }];
  expect(records("some", 2, "fourth", { score: 25, chain: 3 })).toEqual(beaten);
  expect(records("some", 2, "fourth", { score: 25, chain: 3 })).toEqual(beaten);
  expect(records("some", 2, "first", { score: 20 })).toEqual([]);
});
