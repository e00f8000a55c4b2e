/** The moves as sentences. */
import type { Game } from "../games/game";
import type { Move, Sitting, Step } from "./messages";
import { deciders } from "./standIn";
import { told as sentences } from "./texts.svelte";

export interface Told {
  seat: number | null; // whose move it was
  text: string;
  number: number; // of the move, or of the last of several that are told as one
}

/** Does a move only go on with what the one before it did? Then both are told as one. */
export type Joins = (before: Move, move: Move) => boolean;

/** Several steps of a bot that are one to those who watch it. */
export function joining(game: Game | null, bot: (move: Move) => boolean): Joins {
  return (before, move) => before.seat === move.seat && bot(move) && (game?.joins?.(before.action, move.action) ?? false);
}

/** The sentences of all moves of a game of this name; where `seats` are known, also when the computer decided for a person. */
export function story(game: string, steps: Step[], names: string[], joins: Joins, seats: Sitting[] = []): Told[] {
  const moves = steps.flatMap(({ move }) => move ?? []);
  const decided = deciders(moves, seats);
  const found: Told[] = [];
  for (const [index, move] of moves.entries()) {
    const text = [sentences(game, steps[index + 1]!.told, names), decided[index]].filter(Boolean).join(" ");
    const last = found.at(-1);
    if (last && joins(moves[index - 1]!, move)) found[found.length - 1] = { ...last, text: last.text.endsWith(text) ? last.text : `${last.text} ${text}`, number: index + 1 };
    else found.push({ seat: move.seat, text, number: index + 1 });
  }
  return found;
}

/** What is told of the move with this number. */
export function toldOf(story: Told[], number: number): Told | undefined {
  return number > 0 ? story.find((told) => told.number >= number) : undefined;
}
