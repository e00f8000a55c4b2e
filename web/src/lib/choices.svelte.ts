/** How somebody last wished to play; the fields at home begin with it. */
import { read, write } from "./storage";

interface Choices {
  game: string | null;
  opponents: number; // computers
  persons: number; // with friends: they, and computers beside them
  computers: number;
  clock: string;
  hints: boolean;
  listed: boolean;
  names: string[]; // at one screen
}

const PLACE = "labtop.choices";
const USUAL: Choices = { game: null, opponents: 1, persons: 2, computers: 0, clock: "none", hints: true, listed: false, names: ["", ""] };

export const choices: Choices = $state({ ...USUAL, ...read<Partial<Choices>>(PLACE, {}) });

/** Keeps what is chosen; called inside a component. */
export function remember(): void {
  $effect(() => write(PLACE, choices));
}
