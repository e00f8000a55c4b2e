/** Somebody at a table: which step they look at, what lies open beside the board, what they are told, what they do. */
import { untrack } from "svelte";
import type { Facts, Game, View } from "../games/game";
import { load } from "../games/load";
import { join, ownComponents, steps as fetchSteps } from "./api";
import { because, failure, refusal } from "./errors";
import { info, refresh } from "./games.svelte";
import type { Help } from "./help.svelte";
import { keep } from "./memory";
import type { Analysis, Change, Move, Scoring, State, Table, Text } from "./messages";
import { isBot, nameOf } from "./people";
import { answered } from "./proposing";
import { motion, settings } from "./settings.svelte";
import { newNonce, promise } from "./shuffle";
import { sound } from "./sound";
import { standsIn, taken } from "./standIn";
import { joining, story, toldOf, type Told } from "./story";
import type { NewCommand, Refusal, TableConnection } from "./tableConnection.svelte";
import { say, speaker, told as sentences, type Say } from "./texts.svelte";
import { toast } from "./toasts.svelte";

export type Sheet = "actions" | "end" | "keys" | "share" | "scorings";
const LAST_LOOK = 2500; // milliseconds at the final board before the end is told
const SILENT = ["moved", "revealed", "proposed"]; // events that say nothing: a move is in the log, a proposal has a panel

export class TableSession {
  game = $state.raw<Game | null>(null); // until it is loaded
  at = $state<number | null>(null); // a step of the past that is looked at
  open = $state<Sheet | null>(null);
  analysis = $state.raw<Analysis | null>(null); // of our decision, by a bot
  thinking = $state<"short" | "long" | null>(null); // the bot that gives a hint
  scorings = $state.raw<Scoring[]>([]);
  news = $state.raw<Scoring[]>([]); // scorings since our last move
  guard: (actions: string[]) => boolean = () => false; // holds back what had better not be played at once

  readonly speak: Say = $derived.by(() => speaker(this.head.game));
  readonly names = $derived.by(() => this.now.seats.map(nameOf));
  readonly past = $derived.by(() => (this.at === null ? null : this.connection.steps[this.at]));
  readonly step = $derived.by(() => this.past ?? this.#present());
  readonly legal = $derived.by(() => (this.past || this.connection.busy ? [] : this.now.legal)); // none while one is on its way
  /** The analysis, if it is of the decision on the screen. */
  readonly advice = $derived.by(() => (this.analysis && (this.past ? this.analysis.played === this.at : this.analysis.position === this.now.position) ? this.analysis : null));
  readonly hinted = $derived.by(() => this.advice?.actions[0]?.action ?? null);
  // Its words come with the game
  readonly told: Told[] = $derived.by(() => (this.game ? story(this.head.game, this.connection.steps, this.names, this.#joins, this.now.seats) : []));
  readonly #joins = $derived.by(() => joining(this.game, ({ by }) => by !== "person"));
  /** What can be played, in the order in which it is listed. */
  readonly offered = $derived.by(() => [...this.legal].sort((one, other) => this.#forgoes(one) - this.#forgoes(other)));
  readonly opening = $derived.by(() => this.#opening());
  readonly question = $derived.by(() => this.#question());
  readonly plain = $derived.by(() => this.game?.plain(this.speak, this.legal) ?? []);
  readonly help = $derived.by(() => this.#help());
  /** Changes when something is scored. */
  readonly #scored = $derived.by(() => (this.game?.Scorings && !this.now.waiting ? `${this.game.turn?.(this.now.view)} ${this.now.over}` : null));
  /** What is to be played without asking. Not after something was taken back: then the player wants to be asked. */
  readonly #byItself = $derived.by(() => this.#decide());
  #moved = $state(false); // the last thing that happened here was a move
  #cameToScorings = false; // those before are no news
  #fetching = Promise.resolve(); // of scorings
  readonly #over = $derived.by(() => this.now.over);
  readonly #wasOver: boolean; // when we came
  #asked: symbol | undefined; // the hint that is thought about

  /** To be made where effects may be: in a component. `sit` is told the secret of a seat that was taken. */
  constructor(
    readonly connection: TableConnection,
    readonly sit: (secret: string) => void,
  ) {
    connection.notify = this.#notify;
    connection.joins = (before, move) => this.#joins(before, move);
    this.#wasOver = this.now.over;
    void load(this.head.game).then((game) => (this.game = game));
    $effect(() => this.#learnComponents());
    $effect(() => {
      if (!this.preparesBot) return;
      const timer = setInterval(() => void refresh(), 1000);
      return () => clearInterval(timer);
    });
    $effect(() => this.#lookWithOwnEyes());
    $effect(() => {
      if (this.#scored !== null) this.#fetching = this.#fetchScorings(untrack(() => this.now.played));
    });
    $effect(() => {
      const action = this.#byItself;
      if (action) untrack(() => void this.play(action));
    });
    $effect(() => (this.#over ? this.#end() : undefined));
  }

  /** The last full word on the table. */
  get head(): Table {
    return this.connection.head!;
  }
  /** The present, as it is shown. */
  get now() {
    return this.connection.shown!;
  }
  /** Does a bot think? Not while its moves are still shown one after the other. */
  get waitsForBot(): boolean {
    const { over, waiting, to_play, seats } = this.now;
    return !this.connection.waiting && !over && !waiting && to_play !== null && isBot(seats[to_play]!);
  }
  /** Is its code still being compiled? */
  get preparesBot(): boolean {
    const level = this.waitsForBot ? this.now.seats[this.now.to_play!]!.level : null;
    return level !== null && !(info(this.head.game)?.bots.includes(level) ?? true);
  }
  /** On a shared screen: somebody else's secrets are next, so the screen is handed over first. */
  get cover(): boolean {
    return this.now.secret && this.#nextOfOurs !== null;
  }
  /** Nobody but one of us and computers plays: whatever is done can be taken back at once. */
  get free(): boolean {
    return this.head.you.length === 1 && this.now.seats.every(({ kind }, seat) => kind !== "person" || this.head.you.includes(seat));
  }
  /** What the page says at its top. */
  get prompt(): string {
    if (this.past) return toldOf(this.told, this.at!)?.text ?? (this.opening || say("replay-start"));
    const { over, view, ranking, facts } = this.now;
    return over ? this.game!.winner(this.speak, view, ranking, this.names, facts) : [this.question, this.#standIn()].join(" ").trim();
  }
  /** The seat that it speaks of. */
  get spokenOf(): number | null {
    return this.past ? (toldOf(this.told, this.at!)?.seat ?? null) : this.now.to_play;
  }
  /** The last move, or how the game began. */
  get last(): Told {
    return this.told.at(-1) ?? { seat: null, text: this.opening, number: 0 };
  }
  /** What others did since our last move, where it is more than the last one says. */
  get missed(): Told[] {
    const since = this.told.filter(({ number }) => number > this.now.news);
    return this.legal.length && since.length > 1 ? since : [];
  }

  describe = (action: string): string => this.#say(this.now.described[action]) || action;
  preview = (action: string): string => this.#say(this.now.brought[action]);
  show = (number: number): void => void (this.at = number >= this.now.played ? null : Math.max(0, number));
  close = (): void => void (this.open = null);

  play = (action: string): Promise<void> => this.playAll([action]);
  playAll = async (actions: string[]): Promise<void> => {
    if (this.connection.busy || !this.legal.length || this.guard(actions)) return;
    this.open = null;
    for (const action of actions) {
      this.connection.skip();
      if (!this.#settled(await this.connection.play(action))) return;
    }
  };
  /** Says why if it is refused. */
  send = async (message: NewCommand): Promise<void> => void this.#settled(await this.connection.send(message));
  takeBack = async (): Promise<void> => {
    if (this.now.take_back !== "no") await this.send({ type: "take_back", position: this.now.position });
  };
  /** Why an action is not legal, as a sentence. */
  why = async (action: string): Promise<string> => {
    const reason = await this.connection.why(action);
    return reason ? because(reason, this.head.game) : "";
  };
  tellWhy = async (action: string): Promise<void> => {
    if (this.past) return toast(say("not-in-the-past"));
    if (!this.head.you.length) return toast(say("you-watch"));
    if (this.now.over || this.now.waiting) return;
    toast(this.legal.length ? await this.why(action) : say("not-your-turn", { name: this.names[this.now.to_play!]! }));
  };
  /** May a bot be asked about the decision on the screen? */
  get canHint(): boolean {
    return this.past ? this.head.hints || this.now.over : this.legal.length > 0 && this.head.hints;
  }
  hint = async (longer = false): Promise<void> => {
    if (!this.canHint || this.thinking) return;
    const asked = (this.#asked = Symbol());
    this.thinking = longer ? "long" : "short";
    const found = await this.connection.hint(this.past ? this.at : null, longer);
    if (asked !== this.#asked) return; // it was dismissed meanwhile
    this.thinking = null;
    if (found) this.analysis = found;
    else toast(say("hint-none"));
  };
  dismissHint = (): void => {
    this.#asked = undefined;
    this.analysis = this.thinking = null;
  };
  sitDown = async (name: string): Promise<void> => {
    const { table } = this.connection;
    try {
      const nonce = newNonce();
      const { secret } = await join(table, name, promise(nonce));
      keep({ table, game: this.head.game, secrets: [secret], over: false, nonce });
      this.sit(secret);
    } catch (error) {
      toast(failure(error));
    }
  };

  /** A key that was pressed on the page. */
  shortcut = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    const act = this.#shortcuts[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (target.matches("input, select, textarea")) return;
    if (event.key.startsWith("Arrow") && this.at === null && !this.now.over) return;
    if (event.key === " " && (!this.connection.waiting || target.closest("button, a, summary"))) return;
    event.preventDefault();
    act();
  };
  readonly #shortcuts: Record<string, () => void> = {
    a: () => this.legal.length && (this.open = "actions"),
    u: () => void this.takeBack(),
    h: () => void this.hint(),
    " ": () => this.connection.skip(),
    k: () => (this.open = "keys"),
    ArrowLeft: () => this.show((this.at ?? this.now.played) - 1),
    ArrowRight: () => this.show((this.at ?? this.now.played) + 1),
  };

  #present(): { view: View; facts: Facts; scores: number[]; move: Move | null } {
    const { view, facts, scores, played } = this.now;
    return { view, facts, scores, move: this.connection.steps[played]?.move ?? null };
  }

  #opening(): string {
    const [start] = this.connection.steps;
    return (!this.now.waiting && start && this.game?.opening?.(this.speak, start.view, this.names)) || "";
  }

  #question(): string {
    const { waiting, over, view, to_play } = this.now;
    return !this.game || waiting || over ? "" : this.game.asks(this.speak, view, this.names[to_play!] ?? "", this.now.legal.length > 0);
  }

  /** Of another person who is to play: the computer does. */
  #standIn(): string {
    const { to_play, seats } = this.now;
    if (to_play === null || this.head.you.includes(to_play) || !standsIn(seats[to_play]!)) return "";
    return say("stand-in", { who: "other", name: seats[to_play]!.name });
  }

  #decide(): string | null {
    const wished = settings.byItself[this.head.game] ?? [];
    if (!this.#moved || !this.legal.length || !wished.length) return null;
    return this.game?.byItself?.(this.now.view, this.legal, this.now.described, wished) ?? null;
  }

  #help(): Help {
    return {
      game: this.head.game,
      section: this.game && !this.now.waiting ? this.game.rule(this.step.view, this.legal) : null,
      question: this.legal.length ? this.question : "",
      cards: this.game?.cardNames ?? null,
      reasons: this.legal.length ? () => this.connection.whyNot() : null,
    };
  }

  /** The seat of ours that decides next with eyes that are not on the screen. */
  get #nextOfOurs(): number | null {
    const { you, eye } = this.head;
    const { to_play } = this.now;
    return you.length > 1 && to_play !== null && to_play !== eye && you.includes(to_play) ? to_play : null;
  }

  /** A shared screen looks with the eyes of whoever decides; where there are secrets, only when asked. */
  #lookWithOwnEyes(): void {
    if (this.#nextOfOurs === null) return;
    if (!this.now.secret) this.connection.look(this.#nextOfOurs);
    else if (this.head.eye !== null) this.connection.look(null);
  }

  /** The game is over: the final board is seen first, until a moment has passed, or a click or a key. */
  #end(): (() => void) | undefined {
    if (this.#wasOver) return;
    const show = (): void => {
      leave();
      void this.#fetching.then(() => (this.open = "end")); // with all that it lists
    };
    const timer = setTimeout(show, motion() ? LAST_LOOK : 0);
    const leave = (): void => {
      clearTimeout(timer);
      for (const kind of ["pointerdown", "keydown"]) removeEventListener(kind, show);
    };
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, show);
    return leave;
  }

  #forgoes(action: string): number {
    return Number(this.game?.forgoes?.includes(action) ?? false);
  }

  #say(texts: Text[] = []): string {
    return sentences(this.head.game, texts, this.names);
  }

  #learnComponents(): void {
    const know = this.head.components && this.game?.know;
    if (!know) return;
    const name = untrack(() => this.now.view["components"] as string);
    void ownComponents(this.connection.table).then((own) => know(name, own), () => null);
  }

  async #fetchScorings(played: number): Promise<void> {
    const all = (await fetchSteps(this.connection.table, played).catch(() => null))?.scorings;
    if (!all) return;
    const known = this.scorings.at(-1)?.played ?? 0;
    this.news = this.now.over || !this.#cameToScorings ? [] : all.filter((scoring) => scoring.played > known);
    this.scorings = all;
    this.#cameToScorings = true;
  }

  #notify = ({ event, state: after }: Change, { proposal }: State): void => {
    if (!this.past || event.kind === "took_back") this.dismissHint();
    if (event.kind === "bot_came" || (event.kind === "moved" && event.move.by === "clock")) toast(taken(event, after));
    else if (event.kind === "answered") toast(answered(event, proposal, after));
    else if (!SILENT.includes(event.kind)) toast(say(`event-${event.kind}`, { name: "seat" in event ? nameOf(after.seats[event.seat]!) : "" }));
    if (event.kind === "took_back") this.at = null;
    if (event.kind === "moved" || event.kind === "took_back") this.#moved = event.kind === "moved";
    if (event.kind !== "moved") return;
    const own = this.head.you.includes(event.move.seat);
    if (own) this.news = [];
    sound(after.over ? "end" : after.legal.length && !own ? "turn" : (this.game?.sound?.(event.move.action) ?? "move"));
  };

  #settled(refused: Refusal | null): boolean {
    if (refused) toast(refusal(refused, this.head.game));
    return !refused;
  }
}
