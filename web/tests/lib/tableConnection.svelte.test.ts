// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused, steps as fetchSteps } from "../../src/lib/api";
import { TableConnection } from "../../src/lib/tableConnection.svelte";

vi.mock("../../src/lib/api", async (actual) => ({ ...(await actual<object>()), steps: vi.fn() }));

/** A server's end of a socket. */
class Socket {
  static OPEN = 1;
  static CLOSED = 3;
  static opened: Socket[] = [];
  readyState = Socket.OPEN;
  sent: { type: string; key?: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Socket.opened.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as { type: string });
  }
  close(): void {
    this.readyState = Socket.CLOSED;
    this.onclose?.();
  }
  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const step = (number: number) => ({ move: null, told: [], view: {}, facts: {}, scores: [number] });
const table = (seq: number) => ({ type: "table", seq, eye: 0, you: [0], connected: [true], patience: [0], watchers: 0, state: { played: 0, position: seq, legal: ["a"] } });
let connection: TableConnection;
let socket: Socket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  Socket.opened = [];
  vi.mocked(fetchSteps).mockReset().mockResolvedValue({ steps: [step(0)] } as never);
  connection = new TableConnection("T", ["s".repeat(32)]);
  socket = Socket.opened[0]!;
  socket.onopen!();
  socket.say(table(1));
});
afterEach(() => {
  connection.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const played = () => socket.sent.find(({ type }) => type === "play")!;

test("a move is done when everything comes instead of its change", async () => {
  const move = connection.play("a");
  socket.say({ type: "done", key: played().key, seq: 2 });
  expect(connection.busy).toBe(true);
  socket.say(table(2));
  expect(await move).toBeNull();
  expect(connection.busy).toBe(false);
});

test("a move without an answer is sent again on another socket", async () => {
  const move = connection.play("a");
  await vi.advanceTimersByTimeAsync(11_000);
  const [, again] = Socket.opened;
  again!.onopen!();
  expect(again!.sent.map(({ type }) => type)).toEqual(["hello", "play"]);
  expect(again!.sent[1]!.key).toBe(played().key);
  again!.say(table(2));
  again!.say({ type: "done", key: played().key, seq: 2 });
  expect(await move).toBeNull();
});

test("a move that was answered keeps its socket", async () => {
  const move = connection.play("a");
  socket.say({ type: "error", code: "stale", key: played().key, reason: null });
  expect(await move).toMatchObject({ code: "stale" });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Socket.opened).toHaveLength(1);
});

test("whoever asks again is answered, and so is the first question", async () => {
  const [first, second] = [connection.hint(null, false), connection.hint(null, true)];
  expect(await first).toBeNull();
  socket.say({ type: "analysis", actions: [] });
  expect(await second).toMatchObject({ actions: [] });
});

test("steps that the server was too busy for are asked for again", async () => {
  vi.mocked(fetchSteps).mockRejectedValueOnce(new Refused("too_many"));
  socket.say(table(3));
  connection.steps = [];
  await vi.advanceTimersByTimeAsync(3000);
  expect(connection.steps).toHaveLength(1);
});

/** The server answers the question for steps that is asked next when the test says so. */
function slowly(): (steps: object[]) => Promise<void> {
  let answer!: (found: never) => void;
  vi.mocked(fetchSteps).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  return async (steps) => {
    answer({ steps } as never);
    await vi.advanceTimersByTimeAsync(0);
  };
}
const moved = (seq: number, number: number, action: string) => ({
  type: "change",
  seq,
  event: { kind: "moved", move: { number, seat: 0, action } },
  told: [],
  state: { played: number, position: seq, legal: [] },
});
const actions = () => connection.steps.map(({ move }) => move?.action ?? null);

test("what was asked for before the game began does not undo its first moves", async () => {
  await vi.advanceTimersByTimeAsync(0);
  connection.close();
  connection = new TableConnection("T", ["s".repeat(32)]);
  socket = Socket.opened.at(-1)!;
  const answer = slowly();
  socket.onopen!();
  socket.say({ ...table(1), state: { ...table(1).state, waiting: true } });
  await vi.advanceTimersByTimeAsync(0);
  socket.say({ type: "change", seq: 2, event: { kind: "revealed" }, told: [], state: { played: 0, position: 2, legal: [] } });
  socket.say(moved(3, 1, "a"));
  await answer([step(0)]);
  expect(actions()).toEqual([null, "a"]);
});

test("what was asked for before moves were taken back is asked for again", async () => {
  await vi.advanceTimersByTimeAsync(0);
  const answer = slowly();
  socket.say({ ...table(4), state: { ...table(4).state, played: 2 } });
  await vi.advanceTimersByTimeAsync(0);
  const past = (...played: string[]) => played.map((action, at) => ({ ...step(at + 1), move: { number: at + 1, seat: 0, action } }));
  socket.say(moved(5, 3, "c"));
  socket.say({ type: "change", seq: 6, event: { kind: "took_back", to: 1 }, told: [], state: { played: 1, position: 6, legal: [] } });
  socket.say(moved(7, 2, "d"));
  await vi.advanceTimersByTimeAsync(10_000); // until all is shown
  vi.mocked(fetchSteps).mockResolvedValue({ steps: past("a", "d") } as never);
  await answer(past("a", "b", "c"));
  expect(actions()).toEqual([null, "a", "d"]);
});
