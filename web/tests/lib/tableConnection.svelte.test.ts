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
