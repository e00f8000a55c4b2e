/** Acts as the board offers them: each as it usually is, and within it catching fewer and recalling a bot in its course. */
import type { Say } from "../../lib/texts.svelte";
import type { Letter, Program } from "./components";
import type { Facts } from "./facts";

export interface Act {
  sector: Letter;
  colour: Program;
  recalled: Program | null;
  catching: number | null; // octopods, where not as many as possible
}

export interface Within {
  title: string;
  note: string; // what it is for
  actions: string[];
}

export interface Offer {
  action: string;
  within: Within[]; // the same action with a choice made otherwise
}

export function readAct(action: string): Act {
  const [, sector, colour, ...more] = action.split(" ");
  const after = (word: string) => (more.includes(word) ? more[more.indexOf(word) + 1]! : null);
  const catching = after("catching");
  return { sector: sector as Letter, colour: colour as Program, recalled: after("recalling") as Program | null, catching: catching === null ? null : Number(catching) };
}

/** The actions, those that only make another one's choice otherwise within it. */
export function offers(say: Say, facts: Facts, actions: string[]): Offer[] {
  const usual = actions.filter((action) => !actions.some((other) => action.startsWith(`${other} `)));
  return usual.map((action) => ({ action, within: within(say, facts, action, actions) }));
}

function within(say: Say, facts: Facts, action: string, actions: string[]): Within[] {
  const fewer = actions.filter((other) => other.startsWith(`${action} catching `));
  const recalling = actions.filter((other) => other.startsWith(`${action} recalling `));
  const found: Within[] = [];
  if (fewer.length) found.push({ title: say("catch-fewer"), note: say("catch-fewer-note"), actions: fewer });
  if (recalling.length) {
    const recalled = readAct(recalling[0]!).recalled!;
    const note = say("recall-within-note", { ...facts.recalled_within[recalling[0]!]!, first: facts.recalls[recalled]!.time });
    found.push({ title: say("recall-within", { colour: recalled }), note, actions: recalling });
  }
  return found;
}
