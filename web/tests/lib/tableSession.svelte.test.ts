// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Game } from "../../src/games/game";
import { steps as fetchSteps } from "../../src/lib/api";
import type { Change, Event, Scoring, State, Step, Table } from "../../src/lib/messages";
import { sound } from "../../src/lib/sound";
import type { TableConnection } from "../../src/lib/tableConnection.svelte";
import { TableSession } from "../../src/lib/tableSession.svelte";
import { toast } from "../../src/lib/toasts.svelte";

const { game } = vi.hoisted(() => ({
  game: {
    cardNames: null,
    Scorings: {},
    opening: (_: unknown, _view: unknown, names: string[]) => `${names[0]} begins`,
    asks: (_: unknown, _view: unknown, name: string) => `${name}?`,
    plain: () => [],
    rule: () => "turn",
    winner: () => "the winner",
    turn: (view: { turn: number }) => view.turn,
  },
}));
vi.mock("../../src/games/load", () => ({ load: async () => game as unknown as Game }));
vi.mock("../../src/lib/api", () => ({ join: vi.fn(), ownComponents: vi.fn(), steps: vi.fn() }));
vi.mock("../../src/lib/sound", () => ({ sound: vi.fn() }));
vi.mock("../../src/lib/toasts.svelte", () => ({ toast: vi.fn() }));
vi.mock("../../src/lib/texts.svelte", () => ({ say: (key: string, args?: { name: string; answer?: string }) => (args?.answer ? `${args.name}: ${args.answer}` : key), speaker: () => (key: string) => key, spoken: (_: string, { key }: { key: string }) => key, told: (_: string, texts: { key: string }[]) => texts.map(({ key }) => key).join(" ") }));

const person = (name: string) => ({ kind: "person", name, level: null, out_of_time: false });
const step = (number: number): Step =>
  ({ move: number ? { number, seat: (number - 1) % 2, action: `move ${number}`, by: "person", ms: 0, chance: [] } : null, told: number ? [{ key: `${number % 2 ? "Ada" : "Ben"} move ${number}`, args: {} }] : [], view: { turn: number }, facts: {}, scores: [number, 0] }) as Step;
const state = (played: number, rest: Partial<State> = {}): State =>
  ({ position: played, played, to_play: played % 2, view: { turn: played }, facts: {}, scores: [played, 0], legal: [], seats: [person("Ada"), person("Ben")], ranking: [[0], [1]], secret: false, waiting: false, over: false, news: 0, take_back: "no", proposal: null, ...rest }) as State;

/** A table that says what it is told to say. */
class Connection {
  table = "T";
  secrets: string[] = [];
  head = $state.raw({ game: "some", components: null, hints: true, you: [0], eye: 0 } as unknown as Table);
  shown = $state.raw(state(2, { legal: ["pick red"] }));
  steps = $state.raw([step(0), step(1), step(2)]);
  waiting = 0;
  busy = false;
  notify: (change: Change, before: State) => void = () => {};
  play = vi.fn(async () => null);
  send = vi.fn(async () => null);
  hint = vi.fn(async () => ({ position: this.shown.position, actions: [{ action: "pick red" }], simulations: 1, seconds: 1 }));
  why = vi.fn(async () => ({ key: "because", args: {} }));
  skip = vi.fn();
  look = vi.fn();
  happen(event: Partial<Event>, after: State): void {
    const before = this.shown;
    this.shown = after;
    this.notify({ seq: 1, event, told: [], state: after } as unknown as Change, before);
    flushSync();
  }
}

let connection: Connection;
let leave = () => {};
beforeEach(() => {
  connection = new Connection();
  vi.mocked(toast).mockClear();
  vi.mocked(fetchSteps).mockRejectedValue(null);
});
afterEach(() => leave());

/** Somebody at the table, with the game loaded. */
async function come(): Promise<TableSession> {
  let session!: TableSession;
  leave = $effect.root(() => void (session = new TableSession(connection as unknown as TableConnection, () => {})));
  flushSync();
  await settle();
  return session;
}

async function settle(): Promise<void> {
  await vi.waitFor(() => Promise.resolve());
  flushSync();
}

const press = (session: TableSession, key: string) => {
  const event = new KeyboardEvent("keydown", { key, cancelable: true });
  Object.defineProperty(event, "target", { value: document.body });
  session.shortcut(event);
  return event.defaultPrevented;
};

test("nothing is told before the game is there with its words", async () => {
  let session!: TableSession;
  leave = $effect.root(() => void (session = new TableSession(connection as unknown as TableConnection, () => {})));
  expect(session.told).toEqual([]);
  await settle();
  expect(session.told.map(({ number }) => number)).toEqual([1, 2]);
});

test("the present is shown, with the last move and the question", async () => {
  const session = await come();
  expect([session.step.scores, session.step.move?.number]).toEqual([[2, 0], 2]);
  expect([session.prompt, session.last.text, session.opening]).toEqual(["Ada?", "Ben move 2", "Ada begins"]);
});

test("the computer in the place of another person is told with the question", async () => {
  const session = await come();
  const seats = [person("Ada"), { ...person("Ben"), level: "easy" }] as unknown as State["seats"];
  connection.shown = state(3, { seats });
  expect(session.prompt).toBe("Ben? stand-in");
  connection.shown = state(2, { seats });
  expect(session.prompt).toBe("Ada?");
});

test("everybody is told when time is up", async () => {
  await come();
  const move = { ...step(3).move!, by: "clock" as const };
  connection.happen({ kind: "moved", move }, state(3));
  expect(toast).toHaveBeenLastCalledWith("event-clock");
  connection.happen({ kind: "bot_came", seat: 0, level: "easy", out_of_time: true }, state(3));
  expect(toast).toHaveBeenLastCalledWith("event-out_of_time");
});

test("in the past nothing can be played, and its own sentence is said", async () => {
  const session = await come();
  session.show(1);
  expect([session.step.view, session.legal, session.prompt]).toEqual([{ turn: 1 }, [], "Ada move 1"]);
  await session.play("pick red");
  expect(connection.play).not.toHaveBeenCalled();
  await session.tellWhy("pick red");
  expect(toast).toHaveBeenLastCalledWith("not-in-the-past");
  session.show(2);
  expect([session.at, session.legal]).toEqual([null, ["pick red"]]);
});

test("several actions are played until one is refused", async () => {
  const session = await come();
  connection.play.mockResolvedValueOnce(null).mockResolvedValueOnce({ code: "illegal", reason: { key: "too dear", args: {} } } as never);
  session.open = "actions";
  await session.playAll(["one", "two", "three"]);
  expect(connection.play.mock.calls).toEqual([["one"], ["two"]]);
  expect(toast).toHaveBeenLastCalledWith("too dear");
  expect(session.open).toBeNull();
});

test("a hint holds for its own position alone", async () => {
  const session = await come();
  await session.hint();
  expect(session.hinted).toBe("pick red");
  connection.shown = state(3, { legal: ["pick red"] });
  expect(session.hinted).toBeNull();
  connection.happen({ kind: "renamed", seat: 1 } as Event, state(3));
  expect(session.analysis).toBeNull();
});

test("what others did since our last move is told when we are to play, if it is more than one thing", async () => {
  const session = await come();
  expect(session.missed).toEqual([{ seat: 0, text: "Ada move 1", number: 1 }, { seat: 1, text: "Ben move 2", number: 2 }]);
  connection.shown = state(2, { legal: ["pick red"], news: 1 });
  expect(session.missed).toEqual([]);
});

test("why not: spectators and those who wait are told that, the others the reason", async () => {
  const session = await come();
  await session.tellWhy("file I-01");
  expect(toast).toHaveBeenLastCalledWith("because");
  connection.shown = state(3);
  await session.tellWhy("file I-01");
  expect(toast).toHaveBeenLastCalledWith("not-your-turn");
  connection.head = { ...connection.head, you: [] };
  await session.tellWhy("file I-01");
  expect(toast).toHaveBeenLastCalledWith("you-watch");
});

test("the end opens its sheet once, after the final board was seen, not where the game was over before", async () => {
  const session = await come();
  connection.happen({ kind: "moved", move: step(3).move! } as Event, state(3, { over: true, to_play: null }));
  await settle();
  expect(session.open).toBeNull();
  dispatchEvent(new KeyboardEvent("keydown", { key: "x" }));
  await vi.waitFor(() => expect([session.open, session.prompt]).toEqual(["end", "the winner"]));
  leave();
  expect((await come()).open).toBeNull();
});

test("a move sounds by what it means for us; another event is said", async () => {
  await come();
  connection.happen({ kind: "moved", move: step(3).move! } as Event, state(3));
  connection.happen({ kind: "moved", move: step(4).move! } as Event, state(4, { legal: ["pick red"] }));
  connection.happen({ kind: "moved", move: step(5).move! } as Event, state(5, { over: true }));
  expect(vi.mocked(sound).mock.calls).toEqual([["move"], ["turn"], ["end"]]);
  vi.mocked(toast).mockClear();
  connection.happen({ kind: "revealed", seat: 0 } as Event, state(5));
  connection.happen({ kind: "took_back", seat: 0, to: 4 } as Event, state(4));
  expect(vi.mocked(toast).mock.calls).toEqual([["event-took_back"]]);
});

test("who asks to take back is told who agrees or not; that somebody asks is not said twice", async () => {
  await come();
  const proposal = { proposal: 1, seat: 0, to: 1, agreed: [0], missing: [1] };
  connection.happen({ kind: "proposed", seat: 0, to: 1 } as Event, state(2, { proposal }));
  expect(toast).not.toHaveBeenCalled();
  connection.happen({ kind: "answered", seat: 1, agree: true } as Event, state(2, { proposal }));
  connection.happen({ kind: "answered", seat: 1, agree: false } as Event, state(2));
  connection.shown = state(2, { proposal });
  connection.happen({ kind: "answered", seat: 0, agree: false } as Event, state(2));
  expect(vi.mocked(toast).mock.calls.flat()).toEqual(["Ben: agreed", "Ben: declined", "Ada: withdrawn"]);
});

test("taking back leads out of the past", async () => {
  const session = await come();
  session.show(0);
  connection.happen({ kind: "took_back", seat: 1, to: 1 } as Event, state(1));
  expect(session.at).toBeNull();
});

test("a shared screen looks with the eyes of whoever decides", async () => {
  connection.head = { ...connection.head, you: [0, 1] };
  const session = await come();
  connection.shown = state(3);
  flushSync();
  expect(connection.look.mock.calls).toEqual([[1]]);
  expect(session.cover).toBe(false);
});

test("where there are secrets it is handed over first, and shows nobody's", async () => {
  connection.head = { ...connection.head, you: [0, 1] };
  const session = await come();
  connection.shown = state(3, { secret: true });
  flushSync();
  expect(connection.look.mock.calls).toEqual([[null]]);
  expect(session.cover).toBe(true);
});

test("a scoring is news if we were there, until our next move", async () => {
  const scored = (...played: number[]) => vi.mocked(fetchSteps).mockResolvedValue({ scorings: played.map((number) => ({ played: number }) as Scoring) } as never);
  scored(1);
  const session = await come();
  expect([session.scorings.length, session.news]).toEqual([1, []]);
  scored(1, 3);
  connection.happen({ kind: "moved", move: { ...step(3).move!, seat: 1 } } as Event, state(3));
  await settle();
  expect(session.news).toEqual([{ played: 3 }]);
  connection.happen({ kind: "moved", move: { ...step(4).move!, seat: 0 } } as Event, { ...state(4), view: { turn: 3 } });
  expect([session.news, session.scorings.length]).toEqual([[], 2]);
});

test("keys do what they can do now", async () => {
  const session = await come();
  expect(press(session, "a")).toBe(true);
  expect(session.open).toBe("actions");
  expect(press(session, "k")).toBe(true);
  expect(session.open).toBe("keys");
  expect([press(session, " "), press(session, "x")]).toEqual([false, false]);
  connection.waiting = 1;
  expect(press(session, " ")).toBe(true);
  expect(connection.skip).toHaveBeenCalledOnce();
});
