/** The moves as sentences. */
import type { Step } from "./messages";
import { told as sentences } from "./texts.svelte";

export interface Told {
  seat: number | null; // whose move it was
  text: string;
}

/** The sentences of all moves of a game of this name. */
export function story(game: string, steps: Step[], names: string[]): Told[] {
  return steps.slice(1).map(({ move, told }) => ({ seat: move!.seat, text: sentences(game, told, names) }));
}
