import { expect, test } from "vitest";
import { offers, readAct } from "../../../src/games/aquasphere/acts";
import { helpful, type Facts } from "../../../src/games/aquasphere/facts";

const FACTS = {
  recalls: { red: { time: 0, allows: ["act D", "buy green"] }, blue: { time: 0, allows: ["buy green"] } },
  recalled_within: { "act B purple recalling red": { time: 1, after: "way" } },
} as unknown as Facts;
const say = (key: string) => key;

test("an act is read with its choices", () => {
  expect(readAct("act B green")).toEqual({ sector: "B", colour: "green", recalled: null, catching: null });
  expect(readAct("act B purple recalling red catching 0")).toEqual({ sector: "B", colour: "purple", recalled: "red", catching: 0 });
});

test("choices are within the action that makes them otherwise", () => {
  const fewer = ["act B purple catching 1", "act B purple catching 0"];
  const recalling = ["act B purple recalling red", "act B purple recalling red catching 1"];
  const offered = offers(say, FACTS, ["act B purple", ...fewer, ...recalling, "act B red"]);
  expect(offered.map(({ action }) => action)).toEqual(["act B purple", "act B red"]);
  expect(offered[0]!.within.map(({ title, actions }) => [title, actions])).toEqual([
    ["catch-fewer", fewer],
    ["recall-within", recalling],
  ]);
  expect(offered[1]!.within).toEqual([]);
});

test("what can only be done with a recall is an action of its own", () => {
  expect(offers(say, FACTS, ["act B red recalling blue"]).map(({ action }) => action)).toEqual(["act B red recalling blue"]);
});

test("what a recall brings in the course of an act, and before it, comes from the engine", () => {
  const args = (_key: string, given?: object) => JSON.stringify(given);
  const [offered] = offers(args, FACTS, ["act B purple", "act B purple recalling red"]);
  expect(JSON.parse(offered!.within[0]!.note)).toEqual({ time: 1, after: "way", first: 0 });
});

test("recalls help with what they make legal", () => {
  expect(helpful(FACTS, "act D green")).toEqual(["red"]);
  expect(helpful(FACTS, "buy green")).toEqual(["red", "blue"]);
  expect(helpful(FACTS, "act E green")).toEqual([]);
});
