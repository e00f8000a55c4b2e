import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismiss, toast, toasts } from "../../src/lib/toasts.svelte";

const shown = () => toasts().map(({ text }) => text);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("words go away by themselves, each in its time", () => {
  toast("first");
  vi.advanceTimersByTime(4000);
  toast("second");
  vi.advanceTimersByTime(4000);
  expect(shown()).toEqual(["second"]);
});

test("the same words stand there once, and stay as long as if they were new", () => {
  toast("again");
  vi.advanceTimersByTime(4000);
  toast("again");
  vi.advanceTimersByTime(4000);
  expect(shown()).toEqual(["again"]);
});

test("words can be sent away", () => {
  toast("one");
  toast("other");
  dismiss(toasts()[0]!.id);
  expect(shown()).toEqual(["other"]);
});

test("what was done can be undone where it is said how", () => {
  const undo = vi.fn();
  toast("done", undo);
  toasts()[0]!.undo!();
  expect(undo).toHaveBeenCalledOnce();
});
