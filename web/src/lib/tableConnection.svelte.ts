/** A table as it is followed over its socket: what was said, what is shown, what is asked for. */
import { steps as fetchSteps, look, Refused } from "./api";
import { find, note } from "./memory";
import type { Answer, Change, Code, FromServer, Play, React, Rematch, Rename, Reveal, SeatBot, SitDown, State, Step, Table, TakeBack, Text, Analysis, Want, Withdraw } from "./messages";
import { Reactions } from "./reactions.svelte";
import { linkTo } from "./root";
import { settings } from "./settings.svelte";
import type { Joins } from "./story";

type Command = Play | TakeBack | Answer | SeatBot | SitDown | Rename | Rematch | Reveal | Withdraw | React;
type WithoutKey<Message> = Message extends unknown ? Omit<Message, "key"> : never;
export type NewCommand = WithoutKey<Command>;
export type Refusal = { code: Code; reason: Text | null };
export type Status = "connecting" | "open" | "reconnecting" | "lost";

const FINAL: Code[] = ["unknown_table", "older_rules", "unknown_secret", "not_your_seat", "bad_message"]; // trying again is of no use
const OWN_PACE = 250;
const PATIENCE = 10_000; // ms until a command without an answer is sent again on a new socket
const AGAIN = 2000; // ms until steps are asked for again that the server was too busy for

export class TableConnection {
  status = $state<Status>("connecting");
  head = $state.raw<Table | null>(null); // the last full word on the table
  shown = $state.raw<State | null>(null); // the state on the screen; later ones may be waiting
  steps = $state.raw<Step[]>([]); // from the start to what is shown
  waiting = $state(0); // changes that are not shown yet
  connected = $state.raw<boolean[]>([]);
  patience = $state.raw<number[]>([]); // by seat, ms until a bot may play for who is gone; counted from when it was said
  watchers = $state(0);
  readonly reactions: Reactions;
  busy = $state(false); // a move of ours is on its way
  failure = $state<Code | null>(null); // why there is no table yet
  notify: (change: Change, before: State) => void = () => {};
  joins: Joins = () => false; // shown without a pause between

  #socket: WebSocket | undefined;
  #seq = -1;
  #queue: Change[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #closed = false;
  #eye: number | null | undefined;
  #seen = new Map<number | null, Step[]>(); // by the eye that saw them
  #commands = new Map<string, { message: Command; settle: (refusal: Refusal | null) => void }>();
  #done = new Map<string, number>(); // commands done, by the seq of their change
  #later: Step[] = [];
  #holders: Promise<number[]> | undefined; // the seat of each secret
  #questions = new Map<string, (answer: never) => void>();

  constructor(
    readonly table: string,
    readonly secrets: string[],
  ) {
    this.reactions = new Reactions(find(table)?.muted ?? [], (muted) => note(table, { muted }));
    this.#connect();
    addEventListener("online", this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener("online", this.#hurry);
    this.#socket?.close();
  }

  /** Sends a command as often as needed; null when it is done. */
  send(message: NewCommand): Promise<Refusal | null> {
    const whole = { ...message, key: newKey() } as Command;
    return new Promise((settle) => {
      this.#commands.set(whole.key, { message: whole, settle });
      this.#command(whole);
    });
  }

  async play(action: string): Promise<Refusal | null> {
    this.busy = true;
    const refusal = await this.send({ type: "play", position: this.shown!.position, action });
    this.busy = false;
    return refusal;
  }

  /** Why an action is not legal; null if it is. */
  why(action: string): Promise<Text | null> {
    return this.#ask(`why ${action}`, { type: "why", action });
  }

  /** What we may want to do but cannot; null if nothing is to be said. */
  whyNot(): Promise<Want[] | null> {
    return this.#ask("why not", { type: "why_not" });
  }

  /** What a bot thinks of our decision, or of that after so many moves; null if it may not say. */
  hint(played: number | null, longer: boolean): Promise<Analysis | null> {
    return this.#ask("hint", { type: "hint", position: this.shown!.position, played, longer });
  }

  /** Looks with another seat's eyes. */
  look(seat: number | null): void {
    this.#eye = seat;
    this.#send({ type: "look", seat });
  }

  /** Shows at once all that is waiting. */
  skip = (): void => {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length) this.#show(this.#queue.shift()!);
  };

  /** The secret that shows what an eye sees. */
  async secret(eye: number | null): Promise<string | undefined> {
    if (eye === null || this.secrets.length < 2) return eye === null ? undefined : this.secrets[0];
    this.#holders ??= Promise.all(this.secrets.map(async (secret) => (await look(this.table, secret)).you[0]!));
    return this.secrets[(await this.#holders).indexOf(eye)];
  }

  #hurry = (): void => {
    if (this.status === "reconnecting" && this.#socket?.readyState === WebSocket.CLOSED) this.#connect();
  };

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = (this.#socket = new WebSocket(`${scheme}://${location.host}${linkTo(`/api/tables/${this.table}/socket`)}`));
    socket.onopen = () => {
      const since = this.#seq >= 0 ? { since: this.#seq } : {};
      const eye = typeof this.#eye === "number" ? { eye: this.#eye } : {};
      this.#send({ type: "hello", secrets: this.secrets, ...since, ...eye });
      if (this.#eye === null && this.secrets.length) this.#send({ type: "look", seat: null });
      for (const { message } of this.#commands.values()) this.#command(message);
    };
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(data as string) as FromServer);
    socket.onclose = () => this.#lose(socket);
  }

  #lose(socket: WebSocket): void {
    if (this.#closed || socket !== this.#socket) return;
    for (const question of this.#questions.keys()) this.#answer(question, null);
    if (!this.head && this.failure && FINAL.includes(this.failure)) {
      this.status = "lost";
      return;
    }
    this.status = this.head ? "reconnecting" : "connecting";
    setTimeout(() => !this.#closed && this.#connect(), Math.min(5000, 250 * 2 ** this.#tries++));
  }

  /** If no answer comes, the socket is given up: on a new one all that was not answered is sent again, and done once. */
  #command(message: Command): void {
    this.#send(message);
    const socket = this.#socket;
    setTimeout(() => {
      if (this.#closed || socket !== this.#socket || !socket || !this.#commands.has(message.key)) return;
      socket.onclose = socket.onmessage = null;
      socket.close();
      this.#lose(socket);
    }, PATIENCE);
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #ask<Result>(question: string, message: object): Promise<Result> {
    this.#answer(question, null); // who asked before is not told any more
    return new Promise((settle) => {
      this.#questions.set(question, settle);
      this.#send(message);
    });
  }

  #answer(question: string, answer: unknown): void {
    this.#questions.get(question)?.(answer as never);
    this.#questions.delete(question);
  }

  #hear(message: FromServer): void {
    this.#tries = 0;
    if (message.type !== "error") {
      this.status = "open";
      this.failure = null;
    }
    switch (message.type) {
      case "table":
        return this.#begin(message);
      case "change":
        return this.#follow(message);
      case "presence":
        this.connected = message.connected;
        this.patience = message.patience;
        this.watchers = message.watchers;
        return;
      case "reacted":
        return this.reactions.hear(message, this.head!.you.includes(message.seat));
      case "reason":
        return this.#answer(`why ${message.action}`, message.reason);
      case "reasons":
        return this.#answer("why not", message.wants);
      case "analysis":
        return this.#answer("hint", message);
      case "done":
        this.#done.set(message.key, message.seq);
        return this.#settleDone();
      case "error":
        if (message.key) return this.#settle(message.key, message);
        if (!this.head) this.failure = message.code;
        for (const question of this.#questions.keys()) this.#answer(question, null);
    }
  }

  /** A command is done once its change has come too. */
  #settleDone(): void {
    for (const [key, seq] of this.#done) {
      if (seq > this.#seq) continue;
      this.#done.delete(key);
      this.#settle(key, null);
    }
  }

  #settle(key: string, refusal: Refusal | null): void {
    this.#commands.get(key)?.settle(refusal);
    this.#commands.delete(key);
  }

  /** Everything anew. */
  #begin(table: Table): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.waiting = 0;
    this.#seq = table.seq;
    this.#eye = table.eye;
    this.connected = table.connected;
    this.patience = table.patience;
    this.watchers = table.watchers;
    this.head = table;
    this.shown = table.state;
    this.steps = (this.#seen.get(table.eye) ?? []).slice(0, table.state.played + 1);
    this.#later = [];
    this.#settleDone();
    void this.#fetchMissed(table);
  }

  async #fetchMissed(table: Table): Promise<void> {
    const known = this.steps;
    try {
      if (this.head !== table || known.length > table.state.played) return;
      const missed = await fetchSteps(this.table, known.length, await this.secret(table.eye));
      if (this.head !== table) return; // another full word came meanwhile
      if (this.steps !== known) return void this.#fetchMissed(table); // the game began, or was taken back
      this.#keep([...known, ...missed.steps].slice(0, this.shown!.played + 1));
      for (const step of this.#later.splice(0)) this.#append(step);
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the log stays short until the next full word
      if (error.code === "too_many") setTimeout(() => void this.#fetchMissed(table), AGAIN);
    }
  }

  #follow(change: Change): void {
    if (change.seq <= this.#seq) return;
    if (change.seq !== this.#seq + 1) return this.#socket?.close(); // something was missed: connect again
    this.#seq = change.seq;
    this.#queue.push(change);
    this.waiting = this.#queue.length;
    if (this.#timer === undefined) this.#next();
    this.#settleDone();
  }

  #next = (): void => {
    this.#timer = undefined;
    const change = this.#queue.shift();
    if (!change) return;
    this.#show(change);
    const next = this.#queue[0]?.event;
    if (change.event.kind !== "moved" || !settings.pace) return this.#next();
    if (next?.kind === "moved" && this.joins(change.event.move, next.move)) return this.#next();
    const own = this.head!.you.includes(change.event.move.seat);
    this.#timer = setTimeout(this.#next, own ? Math.min(OWN_PACE, settings.pace) : settings.pace);
  };

  #show(change: Change): void {
    const { event, state } = change;
    this.waiting = this.#queue.length;
    if (this.shown!.waiting && !state.waiting) this.#deal(state);
    if (event.kind === "moved") this.#append({ move: event.move, told: change.told, view: state.view, facts: state.facts, scores: state.scores });
    if (event.kind === "took_back") {
      for (const [eye, steps] of this.#seen) this.#seen.set(eye, steps.slice(0, event.to + 1));
      this.#later = [];
      this.#keep(this.steps.slice(0, event.to + 1));
    }
    const before = this.shown!;
    this.shown = state;
    this.notify(change, before);
  }

  /** The game begins: what was shown before was an example. */
  #deal(state: State): void {
    this.#seen.clear();
    this.#later = [];
    this.#keep([{ move: null, told: [], view: state.view, facts: state.facts, scores: state.scores }]);
  }

  /** A step waits while those before it are still being fetched. */
  #append(step: Step): void {
    if (step.move!.number === this.steps.length) this.#keep([...this.steps, step]);
    else if (step.move!.number > this.steps.length) this.#later.push(step);
  }

  #keep(steps: Step[]): void {
    this.steps = steps;
    this.#seen.set(this.#eye ?? null, steps);
  }
}

/** A key that nobody else has. (`randomUUID` does not exist in pages of a local network.) */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join("-");
}

/** The table as anybody sees it, or null if there is none. */
export async function glance(table: string, secret?: string): Promise<Table | null> {
  try {
    return await look(table, secret);
  } catch {
    return null;
  }
}
