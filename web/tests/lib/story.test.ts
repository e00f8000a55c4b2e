import { expect, test, vi } from "vitest";
import type { Game } from "../../src/games/game";
import type { Move, Step } from "../../src/lib/messages";
import { joining, story, toldOf } from "../../src/lib/story";

vi.mock("../../src/lib/texts.svelte", () => ({ told: (_: string, texts: { key: string }[]) => texts.map(({ key }) => key).join(" ") }));

const game = { joins: (before, action) => before === "under" && action === "under" } as Pick<Game, "joins"> as Game;
const step = (number: number, seat: number, action: string, by: Move["by"]): Step =>
  ({ move: number ? { number, seat, action, by } : null, told: [{ key: `${seat} ${action}.` }] }) as unknown as Step;
const steps = (by: Move["by"]) => [step(0, 0, "", by), step(1, 0, "research", by), step(2, 0, "under", by), step(3, 0, "under", by), step(4, 1, "under", by)];

test("several steps of a bot are told as one", () => {
  const told = story("gizmos", steps("bot"), [], joining(game, ({ by }) => by === "bot"));
  expect(told.map(({ number, text }) => [number, text])).toEqual([[1, "0 research."], [3, "0 under."], [4, "1 under."]]);
  expect([0, 2, 3, 5].map((number) => toldOf(told, number)?.number)).toEqual([undefined, 3, 3, undefined]);
});

test("people's steps stay apart", () => {
  expect(story("gizmos", steps("person"), [], joining(game, ({ by }) => by === "bot"))).toHaveLength(4);
});
