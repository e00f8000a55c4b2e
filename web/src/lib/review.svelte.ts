/** The review of a game, fetched as it is worked out. */
import { beginReview, seeReview } from "./api";
import { failure } from "./errors";
import type { Judged, LuckyBreak, PlayerAccount, Review } from "./messages";

const EVERY = 700; // milliseconds between two looks

export class GameReview {
  decisions = $state.raw<Judged[]>([]);
  luck = $state.raw<LuckyBreak[]>([]);
  players = $state.raw<PlayerAccount[]>([]); // empty until it is complete
  total = $state(0);
  place = $state<number | null>(0); // in the queue; null when it is complete
  problem = $state("");
  #name = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly recorded: string,
    readonly table: string | null,
  ) {}

  /** Begin, or go on. */
  start = async (): Promise<void> => {
    this.problem = "";
    await this.#ask(() => (this.#name ? seeReview(this.#name, this.decisions.length) : beginReview(this.recorded, this.table)));
  };
  /** Nothing more is asked; the server then works on it no longer. */
  stop = (): void => clearTimeout(this.#timer);

  /** The decision that leads on from a step, or undefined where there was none or it is not judged yet. */
  at(step: number): Judged | undefined {
    return this.decisions.find(({ move }) => move === step + 1);
  }

  async #ask(question: () => Promise<Review>): Promise<void> {
    try {
      const { review, total, place, decisions, luck, players } = await question();
      this.#name = review;
      this.total = total;
      this.place = place;
      this.luck = luck;
      this.players = players;
      if (decisions.length) this.decisions = [...this.decisions, ...decisions];
      if (place !== null) this.#timer = setTimeout(() => void this.start(), EVERY);
    } catch (error) {
      this.problem = failure(error);
    }
  }
}

/** Mistakes worth a mark: those with a grade from here on. */
export const MARKED: ReadonlySet<string> = new Set(["mistake", "blunder"]);
const LUCKY = 0.08; // of the chance to win: what is less is not marked

/** By how much luck moved the one it moved most, and whom; where it is worth a mark. */
export function lucky(breaks: LuckyBreak[]): { move: number; seat: number; gained: number }[] {
  return breaks
    .map(({ move, gained }) => ({ move, seat: gained.indexOf(Math.max(...gained)), gained: Math.max(...gained) }))
    .filter(({ gained }) => gained >= LUCKY);
}

/** Equal chances before the first decision; then each player's before every decision, by the number of the move. */
export function chances(decisions: Judged[]): { move: number; wins: number[] }[] {
  return decisions.map(({ move, before }) => ({ move: move - 1, wins: before }));
}
