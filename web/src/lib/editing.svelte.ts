/** A position that is put together: every change is checked by the engine, and can be undone. */
import type { View } from "../games/game";
import type { Position } from "./messages";

/** A copy of a position with something changed. */
export function changed<Kind>(position: Kind, edit: (copy: Kind) => void): Kind {
  const copy = structuredClone(position);
  edit(copy);
  return copy;
}

/** A copy of a position in which two things, by their names, have changed places. */
export function swapped<Kind>(position: Kind, one: string, other: string): Kind {
  const names: Record<string, string> = { [one]: other, [other]: one };
  return JSON.parse(JSON.stringify(position), (_, value: unknown) => (typeof value === "string" && Object.hasOwn(names, value) ? names[value] : value)) as Kind;
}

export class Editing {
  /** As it stands in the form; null until there is one. */
  draft = $state.raw<View | null>(null);
  /** The last one that is a position of the game, with all that is drawn of it. */
  good = $state.raw<Position | null>(null);
  /** What is wrong with the draft; "" if nothing is, or it is not known yet. */
  problem = $state("");
  checking = $state(false);
  #past = $state.raw<View[]>([]);
  #future = $state.raw<View[]>([]);

  constructor(
    readonly check: (position: View) => Promise<Position>,
    readonly tell: (error: unknown) => string,
  ) {}

  get undoable(): boolean {
    return this.#past.length > 0;
  }
  get redoable(): boolean {
    return this.#future.length > 0;
  }
  /** Is the draft what is drawn? Then it can be handed on. */
  get settled(): boolean {
    return this.good !== null && !this.problem && !this.checking;
  }

  /** Something from outside. Only a position of the game is taken in: the error otherwise. */
  async open(found: Promise<Position>): Promise<void> {
    this.begin(await found);
  }
  begin(found: Position): void {
    this.#remember();
    this.draft = found.position;
    this.good = found;
    this.problem = "";
  }

  /** A change in the form. */
  change(position: View): void {
    this.#remember();
    this.draft = position;
    void this.recheck();
  }
  undo(): void {
    this.#step(this.#past, (rest) => (this.#past = rest), (draft) => (this.#future = [...this.#future, draft]));
  }
  redo(): void {
    this.#step(this.#future, (rest) => (this.#future = rest), (draft) => (this.#past = [...this.#past, draft]));
  }

  /** Asks the engine. One question at a time: what changes meanwhile is asked next, and only that. */
  async recheck(): Promise<void> {
    if (this.checking) return;
    this.checking = true;
    for (let asked: View | null = null; asked !== this.draft; ) {
      asked = this.draft!;
      const [good, problem] = await this.check(asked).then(
        (found) => [found, ""] as const,
        (error: unknown) => [null, this.tell(error)] as const,
      );
      if (asked !== this.draft) continue;
      if (good) this.good = good;
      this.problem = problem;
    }
    this.checking = false;
  }

  #remember(): void {
    if (this.draft) this.#past = [...this.#past, this.draft];
    this.#future = [];
  }
  #step(from: View[], keep: (rest: View[]) => void, put: (draft: View) => void): void {
    const next = from.at(-1);
    if (!next) return;
    put(this.draft!);
    keep(from.slice(0, -1));
    this.draft = next;
    void this.recheck();
  }
}
