import { expect, test } from "vitest";
import { grouped } from "../../src/lib/hints";
import type { ActionValue } from "../../src/lib/messages";

const value = (action: string, visits: number, win: number): ActionValue => ({ action, visits, win, score: 30, line: [], described: [], brought: [] });
const named = (values: ActionValue[]) => grouped(values).map((group) => group.map(({ action }) => action));

test("actions stand by their chance to win, and those as good as equal together", () => {
  expect(named([value("a", 900, 0.5), value("b", 300, 0.4), value("c", 250, 0.46), value("d", 200, 0.495), value("e", 150, 0.405)])).toEqual([["a", "d"], ["c"], ["e", "b"]]);
});

test("first stands what the bot would play, even where another won more of few games", () => {
  expect(named([value("a", 900, 0.5), value("b", 100, 0.56)])).toEqual([["a", "b"]]);
});

test("what comes out worse need not be tried often", () => {
  expect(named([value("a", 900, 0.5), value("b", 20, 0.4), value("c", 9, 0.4)])).toEqual([["a"], ["b"]]);
});

test("what was hardly tried is not talked about", () => {
  expect(named([value("a", 900, 0.5), value("b", 20, 0.9)])).toEqual([["a"]]);
  expect(named([value("a", 0, 0.5), value("b", 0, 0.5)])).toEqual([["a"]]);
  expect(named([])).toEqual([]);
});
