// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { game } from "../../../src/games/aquasphere/game";
import type { Scoring, Step } from "../../../src/lib/messages";

const say = (key: string) => key;
const scorings = [{ name: "round", round: 1, after: [7, 4] }] as unknown as Scoring[];

test("the markers at the start and after each scoring", () => {
  const steps = [{ view: { players: [{ score: 0 }, { score: 1 }] } }] as unknown as Step[];
  expect(game.course!(say, steps, scorings)).toEqual({ labels: ["course-start", "course-scoring"], lines: [[0, 7], [1, 4]] });
});

test("nothing is drawn while the steps are still on their way", () => {
  expect(game.course!(say, [], scorings)).toEqual({ labels: [], lines: [] });
});
