/** What a bot thinks of a decision, put in order for people. */
import type { ActionValue } from "./messages";

export const EQUAL = 0.015; // of all games: who wins so few more is no better
const TRIED = 0.1; // as often as the best, at least: of the rest too little is known
const ENOUGH = 10; // tries of an action that comes out worse: nobody tries it more often
const MOST = 6;

/** Groups of actions that are as good as equal, the best group first; in it first the one that the bot would play. */
export function grouped([best, ...others]: ActionValue[]): ActionValue[][] {
  if (!best) return [];
  const known = ({ visits, win }: ActionValue) => (visits > 0 && visits >= TRIED * best.visits) || (visits >= ENOUGH && win < best.win);
  const tried = others.filter(known).sort((one, other) => other.win - one.win);
  const groups = [[best]];
  for (const value of tried.slice(0, MOST - 1)) {
    const last = groups.at(-1)!;
    if (last[0]!.win - value.win < EQUAL) last.push(value);
    else groups.push([value]);
  }
  return groups;
}
