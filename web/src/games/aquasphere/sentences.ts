/** Moves of AquaSphere as whole sentences; what actions will do is said by the server. */
import type { Move } from "../../lib/messages";
import type { Say } from "../../lib/texts.svelte";
import type { Field } from "./components";
import type { Player, View } from "./view";

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
  const [verb, ...things] = action.split(" ");
  const [thing = "", colour = ""] = things;
  switch (verb) {
    case "engineer":
      return say("told-engineer", { name, field: thing, colour: before.programs[thing as Field] });
    case "act":
      return things.length > 2
        ? say("told-act-recalling", { name, sector: thing, colour, recalled: say("colour-bot", { colour: things[3]! }) })
        : say("told-act", { name, sector: thing, colour });
    case "done":
      return say(`told-done-${before.turn.stage}`, { name });
    default:
      return say(`told-${verb}`, { name, sector: thing, card: thing, colour: thing });
  }
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
