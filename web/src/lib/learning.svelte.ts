/** A course of lessons under way: where the learner is and what is said there. Kept in this browser. */
import type { Facts, View } from "../games/game";
import { lesson as ask, lessons as fetchLessons, Refused } from "./api";
import { failure } from "./errors";
import type { LessonStep, LessonTitle, Move } from "./messages";
import { settings } from "./settings.svelte";
import { read, write } from "./storage";

interface Kept {
  lesson: string;
  actions: string[]; // in this lesson
  done: string[]; // lessons
}
interface Shown {
  view: View;
  facts: Facts;
  scores: number[];
  move: Move | null;
}

const PLACE = "labtop.learn";

/** What this browser remembers of a course. */
export function kept(game: string): Kept {
  const found = read<Record<string, Partial<Kept>>>(PLACE, {})[game];
  return { lesson: "", actions: [], done: [], ...found };
}

export class Learning {
  lessons = $state.raw<LessonTitle[]>([]);
  lesson = $state("");
  done = $state.raw<string[]>([]); // lessons
  actions = $state.raw<string[]>([]);
  step = $state.raw<LessonStep | null>(null);
  shown = $state.raw<Shown | null>(null); // on the board; what the others do is shown one move after the other
  slips = $state(0); // mistakes so far
  busy = $state(false);
  problem = $state("");
  waiting = $state<Refused["code"] | null>(null); // for a server that is away, or makes the game ready

  constructor(readonly game: string) {
    this.done = kept(game).done;
  }

  get number(): number {
    return this.lessons.findIndex(({ lesson }) => lesson === this.lesson);
  }
  get over(): boolean {
    return this.step !== null && this.step.shown === null;
  }
  get last(): boolean {
    return this.number === this.lessons.length - 1;
  }

  /** Goes to a lesson: to the one that was left if none is named, and to where in it. */
  async open(wished: string | null): Promise<void> {
    await this.#trying(async () => {
      this.lessons = (await fetchLessons(this.game, settings.language)).lessons;
      const { lesson, actions } = kept(this.game);
      const known = (id: string | null) => this.lessons.some((one) => one.lesson === id);
      this.lesson = wished && known(wished) ? wished : known(lesson) ? lesson : this.lessons[0]!.lesson;
      await this.#go(this.lesson === lesson ? actions : []);
    });
  }

  /** Does something: it is right, or it is answered. */
  async act(action: string): Promise<void> {
    if (this.busy || !this.step) return;
    await this.#trying(async () => {
      const step = await ask(this.game, this.lesson, settings.language, [...this.actions, action]);
      if (!step.answer) for (const { view, facts, scores, move } of step.moves) await this.#show({ view, facts, scores, move });
      this.#take(step, [...this.actions, action]);
    });
  }

  /** Why an action is not possible. */
  async why(action: string): Promise<string> {
    const step = await ask(this.game, this.lesson, settings.language, [...this.actions, action]).catch(() => null);
    return step?.answer?.text ?? "";
  }

  back = (): Promise<void> => this.#trying(() => this.#go(this.actions.slice(0, -1)));
  again = (): Promise<void> => this.#trying(() => this.#go([]));

  async #go(actions: string[]): Promise<void> {
    const step = await ask(this.game, this.lesson, settings.language, actions);
    this.#take({ ...step, answer: null }, actions);
  }

  #take(step: LessonStep, actions: string[]): void {
    this.step = step;
    this.shown = { view: step.view, facts: step.facts, scores: step.scores, move: step.moves.at(-1)?.move ?? null };
    if (step.answer) this.slips++;
    this.actions = actions.slice(0, step.done);
    if (this.over && !this.done.includes(this.lesson)) this.done = [...this.done, this.lesson];
    const all = read<Record<string, Kept>>(PLACE, {});
    write(PLACE, { ...all, [this.game]: { lesson: this.lesson, actions: this.actions, done: this.done } });
  }

  async #show(shown: Shown): Promise<void> {
    this.shown = shown;
    if (settings.pace) await new Promise((wait) => setTimeout(wait, settings.pace));
  }

  async #trying(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.problem = "";
    try {
      await work();
      this.waiting = null;
    } catch (error) {
      this.problem = failure(error);
      this.waiting = error instanceof Refused ? error.code : null;
    }
    this.busy = false;
  }
}
