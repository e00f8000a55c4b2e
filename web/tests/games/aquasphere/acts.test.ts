import { expect, test } from "vitest";
import { offers, readAct } from "../../../src/games/aquasphere/acts";
import { LETTERS, OURS, type Letter } from "../../../src/games/aquasphere/components";
import { inCourse } from "../../../src/games/aquasphere/recalls";
import { nextLine, type Player, type View } from "../../../src/games/aquasphere/view";

const sectors = Object.fromEntries(LETTERS.map((letter) => [letter, { submarines: [] }]));
const VIEW = { components: "aquasphere_components", station: { ring: [...LETTERS], sectors } } as unknown as View;
const player = (time: number, research: string[] = []) =>
  ({ scientist: "A", base_lab: "A", extensions: [], research: research.map((card) => ({ card, spent: false })), time }) as unknown as Player;
const say = (key: string) => key;

test("an act is read with its choices", () => {
  expect(readAct("act B green")).toEqual({ sector: "B", colour: "green", recalled: null, catching: null });
  expect(readAct("act B purple recalling red catching 0")).toEqual({ sector: "B", colour: "purple", recalled: "red", catching: 0 });
});

test("choices are within the action that makes them otherwise", () => {
  const fewer = ["act B purple catching 1", "act B purple catching 0"];
  const recalling = ["act B purple recalling red", "act B purple recalling red catching 1"];
  const offered = offers(say, VIEW, player(4), ["act B purple", ...fewer, ...recalling, "act B red"]);
  expect(offered.map(({ action }) => action)).toEqual(["act B purple", "act B red"]);
  expect(offered[0]!.within.map(({ title, actions }) => [title, actions])).toEqual([
    ["catch-fewer", fewer],
    ["recall-within", recalling],
  ]);
  expect(offered[1]!.within).toEqual([]);
});

test("what can only be done with a recall is an action of its own", () => {
  expect(offers(say, VIEW, player(4), ["act B red recalling blue"]).map(({ action }) => action)).toEqual(["act B red recalling blue"]);
});

test("the way, or else the submarine, makes room for the time of a bot", () => {
  const paid = (to: Letter, time: number, ...cards: string[]) => inCourse(VIEW, player(time, cards), to);
  expect(paid("B", 4)).toEqual({ after: "way", time: 1, first: 0 });
  expect(paid("B", 3)).toEqual({ after: "way", time: 2, first: 1 });
  expect(paid("A", 4)).toEqual({ after: "price", time: OURS.station.submarine_spaces.costs.value[0], first: 0 });
});

test.each([
  [0, 17],
  [16, 17],
  [17, 34],
  [49, 50],
  [50, 67],
])("from %i the next red line is in front of %i", (score, line) => expect(nextLine(VIEW, score)).toBe(line));
