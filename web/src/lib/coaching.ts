/** What a beginner can use of a strong bot's analysis: was a choice good, was there something better? */
import { EQUAL } from "./hints";
import type { ActionValue, Analysis, Text } from "./messages";

const TRIED = 500; // simulations, at least: a bot that had less time says nothing
const SURE = 10; // tries of an action, at least: of one tried less too little is known
const BLUNDER = 0.1; // of all games: who would lose so many more is warned; docs/learn.md says why
const MATTERS = 0.04; // less is not worth a word

/** What came of a decision, as the bot sees it. */
export interface Verdict {
  best: ActionValue;
  chosen: ActionValue;
  loss: number; // of all games, compared with the best
  stake: number; // what a middling choice would have lost
}

/** A decision of the learner that is worth a second look. */
export interface Moment {
  played: number; // moves before it
  loss: number;
  stake: number;
  did: Text[];
  better: Text[];
}

/** Nothing is said of an action that the bot hardly tried. */
export function verdict({ actions, simulations }: Analysis, action: string): Verdict | null {
  const [best] = actions;
  const chosen = actions.find((value) => value.action === action);
  if (!best || !chosen || simulations < TRIED || actions.length < 2 || (chosen !== best && chosen.visits < SURE)) return null;
  const wins = actions.map(({ win }) => win).sort((one, other) => one - other);
  return { best, chosen, loss: Math.max(0, best.win - chosen.win), stake: best.win - wins[Math.floor((wins.length - 1) / 2)]! };
}

export const isBlunder = ({ loss }: Verdict) => loss >= BLUNDER;
/** There was something better, and it mattered. */
export const isSlip = ({ loss }: Pick<Verdict, "loss">) => loss >= MATTERS;
/** As good as anything, where much else would not have been. */
export const isGood = ({ loss, stake }: Pick<Verdict, "loss" | "stake">) => loss < EQUAL && stake >= MATTERS;

/** What an action brings, or does where the game does not say. */
export const fruit = ({ brought, described }: ActionValue) => (brought.length ? brought : described);

/** What an action does, without all that follows from it. */
export const brief = ({ described }: { described: Text[] }) => described.slice(0, 2);

export function moment(played: number, { best, chosen, loss, stake }: Verdict): Moment {
  return { played, loss, stake, did: brief(chosen), better: brief(best) };
}

const GOOD_ONES = 3;

/** A game in a few moments: the good ones as they came, and the one to learn from. */
export function summary(moments: Moment[]): { good: Moment[]; learn: Moment | null } {
  const good = moments.filter(isGood).sort((one, other) => other.stake - one.stake).slice(0, GOOD_ONES);
  const [worst] = moments.filter(isSlip).sort((one, other) => other.loss - one.loss);
  return { good: good.sort((one, other) => one.played - other.played), learn: worst ?? null };
}
