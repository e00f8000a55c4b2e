/** Actions and moves of Gizmos as whole sentences. */
import type { Move } from "../../lib/messages";
import type { Args, Say } from "../../lib/texts.svelte";
import { ENERGIES, card as find, CARDS, type Energy } from "./cards";
import { payment } from "./payment";
import { count, limit, stored, type Player, type View } from "./view";
import { effect, list, spheres, text } from "./words";

/** What a legal action will do. */
export function describe(say: Say, action: string, view: View): string {
  const [verb, ...rest] = action.split(" ");
  const word = rest.join(" ");
  const { turn } = view;
  switch (verb) {
    case "file":
      return `${say("file", { card: word, source: source(view, word), ...facts(word), price: find(word).cost })} ${text(say, word)}`;
    case "build":
      return `${say("build", { card: word, source: source(view, word), ...facts(word), ...price(view, word) })} ${text(say, word)}`;
    case "pick":
      return say("pick", { colour: word, more: more(view) });
    case "research":
      return say("research", { level: word, count: Math.min(limit(player(view), "research"), count(view.decks[word as "I"])) });
    case "pay":
      return pay(say, action, turn.build!.card);
    case "neither":
      return say("neither", { level: turn.research!.level, count: count(turn.research!.cards) });
    case "under":
      return under(say, view, word);
    case "use":
      return say("use", { card: word, ...effect(find(word).effect!) });
    case "end":
      return say("end", { ready: list(say, "and", turn.ready) });
    case "draw":
      return say("draw", { card: turn.effect!.card, more: more(view) });
    case "stop":
      return say(`stop-${turn.stage}`, { card: turn.effect!.card, left: more(view) + 1 });
    default:
      return say("pass");
  }
}

function facts(id: string): Args {
  const { color, cost, points } = find(id);
  return { colour: color, cost, points };
}

function pay(say: Say, action: string, card: string): string {
  const { spent, via } = payment(action);
  if (!Object.keys(spent).length) return say("pay-nothing", { card });
  return say("pay", { card, spheres: spheres(say, spent), count: via.length, via: list(say, "and", via) });
}

function under(say: Say, view: View, word: string): string {
  const { level, cards } = view.turn.research!;
  if (word === "rest") return say("under-rest", { level, count: count(cards) });
  return word ? say("under", { level, card: word }) : say("under-hidden", { level });
}

function source(view: View, id: string): string {
  if (view.turn.stage === "choose") return "research";
  return player(view).archive.includes(id) ? "archive" : "display";
}

function price(view: View, id: string): Args {
  const { cost, level } = find(id);
  if (view.turn.stage === "build") return { price: 0, discount: cost };
  const reasons = [`build_level_${level}`, `build_from_${source(view, id)}`];
  const less = player(view).active.reduce((sum, active) => {
    const { upgrade } = find(active);
    return sum + (upgrade?.when && reasons.includes(upgrade.when) ? upgrade.discount! : 0);
  }, 0);
  return { price: Math.max(0, cost - less), discount: Math.min(cost, less) };
}

function player(view: View): Player {
  return view.players[view.turn.seat ?? 0]!;
}

/** The spheres an effect may still bring after the next one, as far as the ring has room. */
function more(view: View): number {
  const left = view.turn.effect?.left ?? 1;
  return Math.max(0, Math.min(left, limit(player(view), "storage") - stored(player(view))) - 1);
}

/** What a move did, and what chance and the decks brought. */
export function tell(say: Say, before: View, after: View, move: Move, name: string): string {
  const told = [happened(say, before, after, move, name)];
  const came = move.action.startsWith("pick") ? "came-row" : "came-ring";
  for (const colour of move.chance) told.push(say(came, { name, colour }));
  for (const card of newCards(before, after)) told.push(say("came-display", { card }));
  if (after.end_triggered && !before.end_triggered) told.push(say("told-end-triggered"));
  return told.join(" ");
}

function happened(say: Say, before: View, after: View, move: Move, name: string): string {
  const [verb, ...rest] = move.action.split(" ");
  const word = rest.join(" ");
  const args: Args = { name, card: word, level: word, colour: word };
  switch (verb) {
    case "file":
      return say("told-file", { ...args, source: source(before, word) });
    case "build": {
      if (after.turn.stage === "pay") return say("told-choose", args);
      const paid = spent(before.players[move.seat]!, after.players[move.seat]!);
      return say("told-build", { ...args, source: source(before, word), paid: spheres(say, paid) || "free" });
    }
    case "pay":
      return toldPay(say, before, move, name);
    case "research":
      return say("told-research", { ...args, count: after.turn.research ? count(after.turn.research.cards) : 0 });
    case "neither":
      return say("told-neither", args);
    case "under": {
      const key = word === "rest" ? "told-under-rest" : CARDS.has(word) ? "told-under" : "told-under-hidden";
      return say(key, { ...args, level: before.turn.research!.level });
    }
    case "use":
      return say("told-use", { ...args, points: after.players[move.seat]!.tokens - before.players[move.seat]!.tokens });
    default:
      return say(`told-${verb}`, args);
  }
}

function toldPay(say: Say, before: View, move: Move, name: string): string {
  const { spent: paid, via } = payment(move.action);
  const card = before.turn.build!.card;
  if (!Object.keys(paid).length) return say("told-pay-nothing", { name, card });
  return say("told-pay", { name, card, paid: spheres(say, paid), count: via.length, via: list(say, "and", via) });
}

function spent(before: Player, after: Player): Partial<Record<Energy, number>> {
  const less = ENERGIES.map((colour) => [colour, before.energy[colour] - after.energy[colour]] as const);
  return Object.fromEntries(less.filter(([, number]) => number > 0));
}

function newCards(before: View, after: View): string[] {
  const old = new Set(Object.values(before.display).flat());
  return Object.values(after.display).flat().filter((id): id is string => id !== null && !old.has(id));
}
