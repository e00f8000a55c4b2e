import { expect, test } from "vitest";
import { advice as ofAquasphere } from "../../src/games/aquasphere/advice";
import { advice as ofGizmos } from "../../src/games/gizmos/advice";
import type { Facts as AquasphereFacts } from "../../src/games/aquasphere/facts";
import type { View as AquasphereView } from "../../src/games/aquasphere/view";
import type { Facts as GizmosFacts, View as GizmosView } from "../../src/games/gizmos/view";
import type { Text } from "../../src/lib/messages";

const keys = (texts: Text[]) => texts.map(({ key }) => key);

function gizmos(legal: string[], { stage = "action", active = ["S-1"], stored = 0, round = 1, level_3 = [0, 0], ready = [] as string[] } = {}): Text[] {
  const view = { end_triggered: false, turn: { stage, ready }, players: [{ active }, { active: ["S-2"] }] } as unknown as GizmosView;
  const players = level_3.map((count) => ({ stored, limits: { storage: 5 }, level_3: count }));
  return ofGizmos(view, { players, end: { gizmos: 16, level_3: 4 }, round } as unknown as GizmosFacts, legal, 0);
}

test("Gizmos: what can be built, the most valuable first", () => {
  const [build] = gizmos(["pick red", "build I-05", "build III-03", "build II-02"]);
  expect(build).toEqual({ key: "coach-build", args: { count: 3, cards: { items: ["III-03", "II-02", "I-05"], by: "and" }, more: 0 } });
});

test("Gizmos: where nothing can be built, what to do about it", () => {
  expect(keys(gizmos(["pick red"]))).toEqual(["coach-collect"]);
  expect(keys(gizmos(["file I-05"], { stored: 5, round: 9 }))).toEqual(["coach-full", "coach-no-converter"]);
  expect(keys(gizmos(["pick red"], { round: 6 }))).toEqual([]);
});

test("Gizmos: what a machine lacks, and who is about to end the game", () => {
  expect(keys(gizmos(["pick red"], { active: ["S-1", "I-01", "I-14"], round: 6 }))).toEqual(["coach-no-trigger"]);
  expect(gizmos(["build I-05"], { level_3: [0, 3] })[0]).toEqual({ key: "coach-end-near", args: { name: { seat: 1 } } });
});

test("Gizmos: ready gizmos and payments", () => {
  expect(gizmos(["use S-1", "end"], { stage: "use", ready: ["S-1"] })).toEqual([{ key: "coach-ready", args: { count: 1 } }]);
  expect(keys(gizmos(["pay red1"], { stage: "pay" }))).toEqual(["coach-pay"]);
  expect(gizmos(["pick red"], { stage: "pick" })).toEqual([]);
});

function aquasphere(legal: string[], me = {}, { round = 1, items = [{}, {}], line = 17 as number | null, stage = "action" } = {}): Text[] {
  const own = { programmed: ["red"], time: 3, score: 0, crystals: 0, engineer: "L2", ...me };
  const view = { round, turn: { stage }, players: [own, own] } as unknown as AquasphereView;
  return ofAquasphere(view, { players: items.map((found) => ({ line, round: { items: found } })) } as unknown as AquasphereFacts, legal, 0);
}

test("AquaSphere: bots that are programmed, or not, and time", () => {
  expect(keys(aquasphere([], { programmed: ["red", "blue"] }))).toEqual(["coach-two-bots"]);
  expect(keys(aquasphere([], { programmed: [] }))).toEqual(["coach-no-bots"]);
  expect(keys(aquasphere([], { time: 0 }))).toEqual(["coach-no-time"]);
  expect(aquasphere(["pass"])).toEqual([{ key: "coach-pass", args: { bots: 1, last: "no" } }]);
});

test("AquaSphere: a red line without a crystal, and what the scoring would bring once it is near", () => {
  expect(keys(aquasphere([], { score: 14 }))).toEqual(["coach-line"]);
  expect(keys(aquasphere([], { score: 14, crystals: 1 }))).toEqual([]);
  const items = [{ controlled: -3, majority: 0 }, { majority: 6 }];
  expect(keys(aquasphere([], {}, { items }))).toEqual(["coach-octopods", "coach-majority"]);
  expect(keys(aquasphere([], { engineer: "start" }, { items }))).toEqual([]);
});

test("AquaSphere: the questions of other stages speak for themselves", () => expect(aquasphere([], { programmed: [] }, { stage: "letters" })).toEqual([]));
