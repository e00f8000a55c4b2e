import { expect, test } from "vitest";
import { course } from "../../src/lib/course";

const step = (round: number, ...scores: number[]) => ({ view: { round }, scores });
const round = (view: Record<string, unknown>) => view["round"] as number;

test("a line has the start, what each round brought with its scoring, and the end", () => {
  const steps = [step(1, 0, 0), step(1, 2, 0), step(2, 5, 1), step(2, 5, 4), step(2, 9, 8)];
  expect(course(steps, round, 2).lines).toEqual([
    [0, 5, 9],
    [0, 1, 8],
  ]);
});

test("an end that is a turn of its own is one point", () => {
  expect(course([step(0, 0), step(1, 1), step(2, 3)], round, 1).lines).toEqual([[0, 1, 3]]);
});
