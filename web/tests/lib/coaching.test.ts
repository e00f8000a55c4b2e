import { expect, test } from "vitest";
import { isBlunder, isGood, isSlip, moment, summary, verdict, type Moment } from "../../src/lib/coaching";
import type { ActionValue, Analysis } from "../../src/lib/messages";

const value = (action: string, visits: number, win: number): ActionValue => ({ action, visits, win, score: 30, line: [], described: [{ key: action, args: {} }], brought: [] });
const analysis = (...actions: ActionValue[]) => ({ actions, simulations: 1000 }) as Analysis;
const usual = analysis(value("best", 900, 0.6), value("equal", 300, 0.59), value("slip", 100, 0.54), value("blunder", 90, 0.3), value("unknown", 5, 0.1));

test("who would lose many more games than the best is warned, where that is certain", () => {
  expect(isBlunder(verdict(usual, "blunder")!)).toBe(true);
  expect(isBlunder(verdict(usual, "slip")!)).toBe(false);
  expect(verdict(usual, "unknown")).toBeNull();
  expect(verdict(usual, "nonsense")).toBeNull();
});

test("as good as the best is good, if something was at stake", () => {
  expect(["best", "equal", "slip"].map((action) => isGood(verdict(usual, action)!))).toEqual([true, true, false]);
  expect(isGood(verdict(analysis(value("a", 90, 0.5), value("b", 80, 0.49)), "a")!)).toBe(false);
});

test("a bot that had no time to think says nothing", () => expect(verdict({ ...usual, simulations: 15 }, "blunder")).toBeNull());

test("where there is nothing to decide, nothing is said", () => expect(verdict(analysis(value("only", 0, 0.5)), "only")).toBeNull());

test("what was more tried is best, even if another won more of few games", () => {
  expect(verdict(analysis(value("a", 900, 0.5), value("b", 60, 0.7)), "b")).toMatchObject({ loss: 0 });
});

test("a game is summed up in three good moments as they came, and the worst one", () => {
  const at = (played: number, loss: number, stake: number): Moment => ({ played, loss, stake, did: [], better: [] });
  const moments = [at(1, 0, 0.1), at(3, 0, 0.3), at(5, 0.05, 0.2), at(7, 0, 0.05), at(9, 0.2, 0.3), at(11, 0, 0.2)];
  expect(summary(moments).good.map(({ played }) => played)).toEqual([1, 3, 11]);
  expect(summary(moments).learn?.played).toBe(9);
  expect(summary([])).toEqual({ good: [], learn: null });
});

test("a moment remembers what was done and what was better", () => {
  const found = verdict(usual, "slip")!;
  expect(isSlip(found)).toBe(true);
  expect(moment(4, found)).toMatchObject({ played: 4, did: [{ key: "slip" }], better: [{ key: "best" }] });
});
