/** The moves as sentences. */
import type { Sitting, Step } from "./messages";
import { deciders } from "./standIn";
import { told as sentences } from "./texts.svelte";

export interface Told {
  seat: number;
  text: string;
}

/** The sentences of all moves of a game of this name; where `seats` are known, also when the computer decided for a person. */
export function story(game: string, steps: Step[], names: string[], seats: Sitting[] = []): Told[] {
  const moves = steps.slice(1);
  const decided = deciders(moves.map(({ move }) => move!), seats);
  return moves.map(({ move, told }, index) => ({
    seat: move!.seat,
    text: [sentences(game, told, names), decided[index]].filter(Boolean).join(" "),
  }));
}
