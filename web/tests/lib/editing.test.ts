import { expect, test } from "vitest";
import { changed, Editing, swapped } from "../../src/lib/editing.svelte";
import type { Position } from "../../src/lib/messages";

const answer = (position: Record<string, unknown>) => ({ game: "pig", position }) as unknown as Position;

/** An engine that refuses odd numbers, and answers when it is told to. */
function engine() {
  const waiting: { n: number; go: () => void }[] = [];
  const check = (position: Record<string, unknown>) =>
    new Promise<Position>((resolve, reject) => {
      const n = position["n"] as number;
      waiting.push({ n, go: () => (n % 2 ? reject(new Error(`${n} is odd`)) : resolve(answer(position))) });
    });
  const editing = new Editing(check, (error) => (error as Error).message);
  editing.begin(answer({ n: 0 }));
  const settle = async () => {
    waiting.shift()!.go();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { editing, waiting, settle };
}

test("the last good position stays while the draft is wrong", async () => {
  const { editing, settle } = engine();
  editing.change({ n: 1 });
  expect(editing.settled).toBe(false);
  await settle();
  expect([editing.draft, editing.good?.position, editing.problem, editing.settled]).toEqual([{ n: 1 }, { n: 0 }, "1 is odd", false]);
  editing.change({ n: 2 });
  await settle();
  expect([editing.good?.position, editing.problem, editing.settled]).toEqual([{ n: 2 }, "", true]);
});

test("what changes while the engine is asked is asked next, and only the last of it", async () => {
  const { editing, waiting, settle } = engine();
  for (const n of [1, 2, 3, 4]) editing.change({ n });
  expect(waiting.map(({ n }) => n)).toEqual([1]);
  await settle();
  expect(waiting.map(({ n }) => n)).toEqual([4]);
  expect(editing.problem).toBe("");
  await settle();
  expect([editing.good?.position, waiting.length, editing.checking]).toEqual([{ n: 4 }, 0, false]);
});

test("changes are undone and done again, until something else is done", async () => {
  const { editing, settle } = engine();
  editing.change({ n: 2 });
  await settle();
  editing.change({ n: 4 });
  await settle();
  editing.undo();
  await settle();
  expect([editing.draft, editing.good?.position, editing.redoable]).toEqual([{ n: 2 }, { n: 2 }, true]);
  editing.undo();
  await settle();
  expect([editing.draft, editing.undoable]).toEqual([{ n: 0 }, false]);
  editing.redo();
  await settle();
  expect(editing.draft).toEqual({ n: 2 });
  editing.change({ n: 6 });
  await settle();
  expect(editing.redoable).toBe(false);
});

test("what is opened can be undone too", async () => {
  const { editing, settle } = engine();
  editing.begin(answer({ n: 8 }));
  expect([editing.draft, editing.settled]).toEqual([{ n: 8 }, true]);
  editing.undo();
  await settle();
  expect(editing.good?.position).toEqual({ n: 0 });
});

test("copies leave the original alone", () => {
  const position = { cards: ["a", "b"], held: { card: "c" } };
  expect(changed(position, (copy) => copy.cards.push("d")).cards).toEqual(["a", "b", "d"]);
  expect(swapped(position, "a", "c")).toEqual({ cards: ["c", "b"], held: { card: "a" } });
  expect(position).toEqual({ cards: ["a", "b"], held: { card: "c" } });
});
