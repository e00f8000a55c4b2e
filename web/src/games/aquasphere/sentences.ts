/** Moves of AquaSphere as whole sentences; what actions will do is said by the server. */
import type { Move } from "../../lib/messages";
import type { Say } from "../../lib/texts.svelte";
import { readAct, type Act } from "./acts";
import type { Field } from "./components";
import type { Player, View } from "./view";
import { list } from "./words";

const GOODS = ["score", "time", "crystals"] as const;

/** What a move did, what it brought, and a round that ended with it. */
export function tell(say: Say, before: View, after: View, { seat, action }: Move, name: string): string {
  const [old, now] = [before.players[seat]!, after.players[seat]!];
  const told = [happened(say, before, action, name), ...taken(say, old, now, name)];
  const over = after.turn.stage === "over";
  if (!over && after.round === before.round) return [...told, ...changes(say, old, now, name)].join(" ");
  return [...told, say("told-scored", { round: before.round }), ...(over ? [say("told-over")] : [])].join(" ");
}

function happened(say: Say, before: View, action: string, name: string): string {
  const [verb, thing = ""] = action.split(" ");
  switch (verb) {
    case "engineer":
      return say("told-engineer", { name, field: thing, colour: before.programs[thing as Field] });
    case "act":
      return acted(say, readAct(action), name);
    case "done":
      return say(`told-done-${before.turn.stage}`, { name, cards: list(say, before.turn.cards) });
    default:
      return say(`told-${verb}`, { name, sector: thing, card: thing, colour: thing });
  }
}

/** The bot that acts, fewer octopods than possible, a bot recalled in between. */
function acted(say: Say, { sector, colour, recalled, catching }: Act, name: string): string {
  const told = catching === null ? say("told-act", { name, sector, colour }) : say("told-catching", { name, sector, colour, octopods: catching });
  return recalled ? `${told} ${say("told-recalling", { name, colour: recalled })}` : told;
}

/** A new extension, research card or submarine. */
function taken(say: Say, old: Player, now: Player, name: string): string[] {
  const things = [...now.extensions.slice(old.extensions.length), ...now.research.slice(old.research.length).map(({ card }) => card)];
  const told = things.map((thing) => say("told-takes", { name, thing }));
  return now.submarines < old.submarines ? [...told, say("told-launches", { name })] : told;
}

/** What the player has more or less now. */
function changes(say: Say, old: Player, now: Player, name: string): string[] {
  const differences = GOODS.map((good) => [good, now[good] - old[good]] as const).filter(([, change]) => change);
  if (!differences.length) return [];
  const words = differences.map(([good, change]) => say(`change-${good}`, { sign: change > 0 ? "+" : "−", count: Math.abs(change) }));
  return [say("told-changes", { name, changes: words.join(", ") })];
}
