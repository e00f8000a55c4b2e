/** A puzzle under way: what is asked, the table as it was played so far, what helps, and what came of it. */
import type { Facts, View } from "../games/game";
import { puzzle as fetchPuzzle, puzzleHint, puzzleSolution, puzzleStep, Refused } from "./api";
import { failure } from "./errors";
import type { Move, Puzzle, PuzzleHint, PuzzleSolution, PuzzleStep } from "./messages";
import { settings } from "./settings.svelte";

interface Shown {
  view: View;
  facts: Facts;
  scores: number[];
  move: Move | null;
}

export class Puzzling {
  asked = $state.raw<Puzzle | null>(null);
  step = $state.raw<PuzzleStep | null>(null);
  actions = $state.raw<string[]>([]);
  #shown = $state.raw<Shown | null>(null); // what others do is shown one move after the other
  hint = $state.raw<PuzzleHint | null>(null); // for the table as it is
  hints = $state(0); // how much of it is told
  solution = $state.raw<PuzzleSolution | null>(null);
  at = $state(0); // the step of the solution that is shown
  tries = $state(0); // turns that were played to their end
  helped = $state(false); // a hint or the solution was asked for
  begun = $state(0); // counts beginnings: the board is as new
  busy = $state(false);
  problem = $state("");
  refused = $state<Refused["code"] | null>(null);

  constructor(readonly puzzle: string) {}

  /** On the board. */
  get shown(): Shown | null {
    return this.solution?.steps[this.at] ?? this.#shown;
  }
  get legal(): string[] {
    return this.busy || this.solution ? [] : (this.step?.legal ?? []);
  }
  /** The action that is pointed at. */
  get hinted(): string | null {
    return this.hint && this.hints === this.hint.said.length ? this.hint.action : null;
  }

  /** Asks for everything, in the language in force; what was played stays. */
  open = (): Promise<void> =>
    this.#trying(async () => {
      this.asked = await fetchPuzzle(this.puzzle, settings.language);
      await this.#go(this.actions);
      if (this.solution) this.solution = await puzzleSolution(this.puzzle, settings.language);
    });

  /** Plays an action; is there anything to be told of it? */
  act = (action: string): Promise<void> =>
    this.#trying(async () => {
      const actions = [...this.actions, action];
      const step = await puzzleStep(this.puzzle, settings.language, actions);
      if (step.refusal) {
        this.problem = step.refusal;
        return;
      }
      for (const { view, facts, scores, move } of step.moves.slice(0, -1)) {
        this.#shown = { view, facts, scores, move };
        await this.#pause();
      }
      this.#take(step, actions);
      if (step.over) this.tries++;
    });

  async why(action: string): Promise<string> {
    const step = await puzzleStep(this.puzzle, settings.language, [...this.actions, action]).catch(() => null);
    return step?.refusal ?? "";
  }

  back = (): Promise<void> => this.#trying(() => this.#go(this.actions.slice(0, -1)));

  again = (): Promise<void> =>
    this.#trying(async () => {
      this.solution = null;
      await this.#go([]);
      this.begun++;
    });

  /** Tells one thing more that helps. */
  help = (): Promise<void> =>
    this.#trying(async () => {
      this.helped = true;
      this.hint ??= await puzzleHint(this.puzzle, settings.language, this.actions);
      this.hints = Math.min(this.hints + 1, this.hint.said.length);
    });

  solve = (): Promise<void> =>
    this.#trying(async () => {
      this.helped = true;
      this.solution = await puzzleSolution(this.puzzle, settings.language);
      this.at = 0;
    });

  async #go(actions: string[]): Promise<void> {
    this.#take(await puzzleStep(this.puzzle, settings.language, actions), actions);
  }

  #take(step: PuzzleStep, actions: string[]): void {
    this.step = step;
    this.actions = actions.slice(0, step.done);
    this.hint = null;
    this.hints = 0;
    this.#shown = { view: step.view, facts: step.facts, scores: step.scores, move: step.moves.at(-1)?.move ?? null };
  }

  #pause(): Promise<void> {
    return settings.pace ? new Promise((wait) => setTimeout(wait, settings.pace)) : Promise.resolve();
  }

  async #trying(work: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await work();
      this.refused = null;
    } catch (error) {
      this.problem = failure(error);
      this.refused = error instanceof Refused ? error.code : null;
    }
    this.busy = false;
  }
}
