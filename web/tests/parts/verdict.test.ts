// @vitest-environment happy-dom
import { mount, unmount } from "svelte";
import { beforeAll, expect, test } from "vitest";
import type { Judged } from "../../src/lib/messages";
import { settings } from "../../src/lib/settings.svelte";
import { load } from "../../src/lib/texts.svelte";
import Verdict from "../../src/parts/review/Verdict.svelte";

const option = (action: string, win: number) => ({ action, win, points: 0, described: [], brought: [] });
const judged = (grade: Judged["grade"], loss: number): Judged =>
  ({ move: 1, seat: 0, action: "pick blue", grade, loss, before: [], after: [], options: [option("file I-31", 0.51 + loss), option("pick blue", 0.51)], expected: [] });

beforeAll(async () => {
  settings.language = "en";
  await load("en");
});

/** The headings of a verdict. */
function headings(decision: Judged): string[] {
  const verdict = mount(Verdict, { target: document.body, props: { game: "gizmos", names: ["Ada"], decision, cards: null } });
  const found = [...document.querySelectorAll("h3")].map(({ textContent }) => textContent.trim());
  void unmount(verdict);
  return found;
}

test("who found the best action is not told that another is better", () => {
  expect(headings(judged("best", 0.006))).toEqual(["Ada found the best action.", "About equally good:"]);
});

test("otherwise it is told what was better", () => {
  expect(headings(judged("good", 0.02))).toEqual(["Ada played well.", "Better by 2 percentage points of winning chance:"]);
});
