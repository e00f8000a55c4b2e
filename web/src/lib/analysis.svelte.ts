/** The analysis board: a tree of positions, the one that is looked at, and what a bot thinks of it. */
import { untrack } from "svelte";
import { lookAt, Refused, thinkAbout } from "./api";
import { failure } from "./errors";
import type { Position as Seen, Thoughts } from "./messages";
import { BrokenLink, type Position } from "./positionLink";
import { say } from "./texts.svelte";
import { toast } from "./toasts.svelte";
import { beside, cardsOf, childBy, endOf, grown, node, planted, pruned, ROOT, type Chosen, type Moment, type Tree } from "./variations";

const PLACE = "labtop.analysis";
const AGAIN = 3000; // milliseconds until a server that is busy is asked again

const SOON: ReadonlySet<string> = new Set(["compiling", "stopping", "offline"]);

export class AnalysisBoard {
  tree = $state.raw<Tree>([]);
  at = $state(ROOT);
  thinks = $state(true); // the bot, while one looks
  busy = $state(false); // something is on its way
  problem = $state(""); // why there is no board
  #soon = false; // the server is not ready yet, or away
  #seen = $state.raw<Record<number, Seen>>({}); // by node; fetched when it is first looked at
  #thoughts = $state.raw<Record<number, Thoughts>>({});

  readonly seen = $derived.by<Seen | undefined>(() => this.#seen[this.at]);
  readonly thoughts = $derived.by<Thoughts | null>(() => this.#thoughts[this.at] ?? null);
  readonly node = $derived.by(() => this.tree[this.at] ?? null);
  /** Will more thoughts come? */
  readonly thinking = $derived.by(() => this.thinks && (this.seen?.legal.length ?? 0) > 1 && (this.thoughts?.more ?? true));

  /** To be made where effects may be. `code` names the position in the address, `table` the one whose components are used. */
  constructor(
    readonly code: string,
    readonly table: string | null,
  ) {
    $effect(() => {
      if (this.tree.length) keep(this.code, this.tree, this.at);
    });
    $effect(() => this.#think());
  }

  /** Begin with a position, or go on where this browser left off. */
  begin = async (position: () => Promise<Position>): Promise<void> => {
    const kept = found(this.code);
    await this.#settle(async () => {
      const at = kept?.at ?? ROOT;
      const seen = await lookAt(kept ? node(kept.tree, at).moment.position : await position(), this.table);
      this.tree = kept?.tree ?? planted(momentOf(seen));
      this.#show(at, seen);
    });
    if (this.#soon) setTimeout(() => void this.begin(position), AGAIN);
  };

  /** Look at a node. */
  walk = async (at: number): Promise<void> => {
    if (this.busy || at === this.at || !this.tree[at]) return;
    if (this.#seen[at]) this.at = at;
    else await this.#settle(async () => this.#show(at, await lookAt(node(this.tree, at).moment.position, this.table)));
  };
  back = () => this.walk(this.node?.parent ?? this.at);
  on = () => this.walk(this.node?.children[0] ?? this.at);
  start = () => this.walk(ROOT);
  end = () => this.walk(endOf(this.tree, this.at));
  aside = (step: 1 | -1) => this.walk(beside(this.tree, this.at, step));

  /** Play an action for whoever is to play: a new branch, unless it is there already. */
  play = async (action: string, chosen?: Chosen): Promise<boolean> => this.#play(this.at, action, chosen);
  /** What if chance had brought something else? What is not chosen stays as it came. */
  change = async ({ chance, reveals }: Chosen): Promise<boolean> => {
    const { parent, moment } = this.node!;
    return this.#play(parent!, moment.move!.action, { chance: chance ?? moment.move!.chance, reveals: reveals ?? cardsOf(moment) });
  };
  /** The same move once more, left to luck. */
  again = async (): Promise<boolean> => this.#branch(this.node!.parent!, this.node!.moment.move!.action, {});

  /** Delete the move that is looked at, and all that follows it. */
  remove = async (): Promise<void> => {
    const { at } = this;
    await this.back();
    if (this.at !== at) this.tree = pruned(this.tree, at);
  };

  /** Why an action is not legal; "" where it is. */
  why = async (action: string): Promise<string> => {
    try {
      await lookAt(this.seen!.position, this.table, { action });
      return "";
    } catch (error) {
      return failure(error, this.seen!.game);
    }
  };

  async #play(parent: number, action: string, chosen: Chosen = {}): Promise<boolean> {
    if (this.busy) return false;
    const known = childBy(this.tree, parent, action, chosen);
    if (known === undefined) return this.#branch(parent, action, chosen);
    await this.walk(known);
    return this.at === known;
  }
  async #branch(parent: number, action: string, { chance, reveals }: Chosen): Promise<boolean> {
    return this.#settle(async () => {
      const drawn = chance?.length ? { chance } : {};
      const seen = await lookAt(node(this.tree, parent).moment.position, this.table, { action, ...drawn, reveals: reveals ?? [] });
      const same = childBy(this.tree, parent, action, { chance: seen.step.move!.chance, reveals: cardsOf(seen) });
      if (same !== undefined) return this.#show(same, this.#seen[same] ?? seen); // luck brought the same once more
      this.tree = grown(this.tree, parent, momentOf(seen));
      this.#show(this.tree.length - 1, seen);
    });
  }
  #show(at: number, seen: Seen): void {
    this.#seen = { ...this.#seen, [at]: seen };
    this.at = at;
  }
  async #settle(work: () => Promise<void>): Promise<boolean> {
    this.busy = true;
    try {
      await work();
      this.#soon = false;
      return true;
    } catch (error) {
      const problem = error instanceof BrokenLink ? say("analyse-broken-link") : failure(error, this.seen?.game);
      this.#soon = error instanceof Refused && SOON.has(error.code);
      if (this.seen) toast(problem);
      else this.problem = problem;
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Ask for longer and longer thoughts, until one looks elsewhere. */
  #think(): (() => void) | undefined {
    const { at, seen } = this;
    if (!this.thinks || !seen || seen.legal.length < 2) return;
    const stop = new AbortController();
    void untrack(() => this.#look(at, seen, stop.signal));
    return () => stop.abort();
  }
  async #look(at: number, { position }: Seen, signal: AbortSignal): Promise<void> {
    for (let look = (this.#thoughts[at]?.look ?? -1) + 1; this.#thoughts[at]?.more ?? true; ) {
      try {
        const found = await thinkAbout(position, this.table, look, signal);
        if (signal.aborted) return;
        this.#thoughts = { ...this.#thoughts, [at]: found };
        look++;
      } catch (error) {
        if (signal.aborted || !(error instanceof Refused)) return;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        if (signal.aborted) return;
      }
    }
  }
}

function momentOf({ position, step: { move, told }, outcomes, revealed }: Seen): Moment {
  return { position, move, told, outcomes, revealed };
}

/** What is tried out outlives a reload. Where the browser keeps nothing, it is there until then. */
function keep(code: string, tree: Tree, at: number): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ code, tree, at }));
  } catch {
    // Storing is forbidden or full.
  }
}
function found(code: string): { tree: Tree; at: number } | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as { code: string; tree: Tree; at: number } | null;
    return kept?.code === code && kept.tree[kept.at] ? kept : null;
  } catch {
    return null;
  }
}
