// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hint } from "../../src/lib/api";
import { Coach } from "../../src/lib/coach.svelte";
import { begin, kept } from "../../src/lib/coached";
import type { ActionValue, Analysis } from "../../src/lib/messages";
import type { TableSession } from "../../src/lib/tableSession.svelte";

vi.mock("../../src/lib/api", () => ({ hint: vi.fn() }));
vi.mock("../../src/lib/texts.svelte", () => ({ say: (key: string, args: object) => [key, ...Object.values(args ?? {})].join(" "), told: (_: string, texts: { key: string }[]) => texts.map(({ key }) => key).join(" ") }));

const value = (action: string, visits: number, win: number): ActionValue => ({ action, visits, win, score: 30, line: [], described: [{ key: `does ${action}`, args: {} }], brought: [] });
const analysis = (played: number, best: string, ...worse: string[]): Analysis =>
  ({ played, position: played, seat: 0, simulations: 1000, seconds: 1, expected: [], actions: [value(best, 900, 0.6), ...worse.map((action) => value(action, 100, 0.4))] }) as unknown as Analysis;
const step = (seat: number | null, action = "") => ({ move: seat === null ? null : { seat, action }, told: seat === null ? [] : [{ key: `${seat} did ${action}`, args: {} }] });

/** A table at which we sit on seat 0. */
class Session {
  game = { advice: () => [{ key: "think", args: {} }] };
  head = { game: "some", you: [0], eye: 0 };
  names = ["Ada", "Ben"];
  past = null;
  guard: (actions: string[]) => boolean = () => false;
  now = $state.raw({ played: 0, position: 0, news: 0, waiting: false, over: false, legal: ["a", "b", "c"], view: {}, facts: {} });
  connection = $state.raw({ table: "T", secret: async () => "s", steps: [step(null)] });
  playAll = vi.fn(async (actions: string[]) => void this.guard(actions));
  /** We played, and the other did. */
  moves(own: string, other: string): void {
    this.connection = { ...this.connection, steps: [step(null), step(0, own), step(1, other)] };
    this.now = { ...this.now, played: 2, position: 2, news: 1 };
    flushSync();
  }
}

let session: Session;
let coach: Coach;
let leave = () => {};
beforeEach(() => {
  localStorage.clear();
  begin("T");
  session = new Session();
  vi.mocked(hint).mockReset().mockImplementation(async (_table, _secret, position, played) => analysis(played ?? position, "a", "b", "c"));
});
afterEach(() => leave());

async function come(): Promise<void> {
  leave = $effect.root(() => void (coach = new Coach(session as unknown as TableSession)));
  flushSync();
  await settle();
}
const settle = () => vi.waitFor(() => (flushSync(), expect(vi.mocked(hint).mock.settledResults.every(({ type }) => type === "fulfilled")).toBe(true)));

test("each decision is asked about once, ours first, the others' later", async () => {
  await come();
  expect(vi.mocked(hint).mock.calls).toEqual([["T", "s", 0, null]]);
  session.moves("a", "b");
  await vi.waitFor(() => (flushSync(), expect(vi.mocked(hint)).toHaveBeenCalledTimes(3)));
  expect(vi.mocked(hint).mock.calls.slice(1)).toEqual([["T", "s", 2, null], ["T", "s", 2, 1]]);
});

test("a blunder is held back until the learner insists", async () => {
  await come();
  await vi.waitFor(() => expect(session.guard(["b"])).toBe(true));
  expect(coach.warning).toMatchObject({ actions: ["b"], best: { action: "a" } });
  await coach.insist();
  expect(session.playAll).toHaveBeenCalledWith(["b"]);
  expect(coach.warning).toBeNull();
  expect(session.guard(["a"])).toBe(false);
});

test("what has not been thought about is played at once", async () => {
  vi.mocked(hint).mockRejectedValue(new Error("compiling"));
  await come();
  expect(session.guard(["b"])).toBe(false);
  expect(coach.advice).toBe("think");
});

test("our move is praised, theirs explained, and ours remembered", async () => {
  await come();
  session.moves("a", "b");
  await vi.waitFor(() => (flushSync(), expect(coach.explanation).toContain("coach-theirs")));
  expect(coach.praise).toEqual({ good: true, text: "coach-good does a" });
  expect(coach.explanation).toContain("1 did b coach-theirs Ben weak does a");
  expect(kept("T")?.moments).toMatchObject([{ played: 0, did: [{ key: "does a" }] }]);
  session.now = { ...session.now, played: 0, position: 3, news: 0 };
  flushSync();
  expect(coach.moments).toEqual([]); // taken back
});

test("a coach that is muted asks nothing, says nothing and is remembered so", async () => {
  await come();
  coach.muted = true;
  session.moves("b", "c");
  expect(vi.mocked(hint)).toHaveBeenCalledTimes(1);
  expect(session.guard(["b"])).toBe(false);
  expect(kept("T")?.muted).toBe(true);
});
