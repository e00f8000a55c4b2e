/** What cards do, in the words that the terminal game uses too. */
import type { Args, Say } from "../../lib/texts.svelte";
import { LEVELS, card as find, type Card, type Energy } from "./cards";

/** The items as the language lists them: "a, b and c". */
export function list(say: Say, conjunction: "and" | "or", items: string[]): string {
  return items.reduceRight((rest, first, index) => {
    if (index === items.length - 1) return first;
    return say(index === items.length - 2 ? `list-${conjunction}` : "list-more", { first, rest });
  }, "");
}

/** A card's id, colour, cost and points in one short line. */
export function title(say: Say, id: string): string {
  const { level, color, cost, points } = find(id);
  return level ? say("card-title", { card: id, colour: color, cost, points }) : say("card-title-starting", { card: id });
}

/** What a card does, in one or two sentences. */
export function text(say: Say, id: string): string {
  const card = find(id);
  if (card.trigger && card.effect) return say("card-triggered", { ...trigger(say, card.trigger), ...effect(card.effect) });
  if (card.conversions) return conversions(say, card.conversions);
  return upgrade(say, card.upgrade!);
}

/** The arguments of the message `effect`. */
export function effect(then: NonNullable<Card["effect"]>): Args {
  if (then.level) return { effect: then.do, free: LEVELS[then.level - 1]!, count: 1 };
  return { effect: then.do, count: then.times ?? then.points ?? 1, free: "I" };
}

function trigger(say: Say, when: NonNullable<Card["trigger"]>): Args {
  const nothing = { level: "", colours: "" };
  if (when.from) return { ...nothing, trigger: "archive" };
  if (when.level) return { ...nothing, trigger: "level", level: LEVELS[when.level - 1]! };
  const form = when.on === "pick" ? "colour-energy" : "colour-gizmo";
  const colours = (when.colors ?? []).map((colour) => say(form, { colour }));
  return { ...nothing, trigger: when.on, colours: list(say, "or", colours) };
}

function conversions(say: Say, all: NonNullable<Card["conversions"]>): string {
  const [first] = all;
  if (first!.from === "any") return say("card-converts-all");
  if (first!.to !== "any") return all.map(({ from }) => say("card-doubles", { colour: from })).join(" ");
  return say(all.length === 1 ? "card-converts" : "card-converts-two", { colour: first!.from });
}

function upgrade(say: Say, what: NonNullable<Card["upgrade"]>): string {
  if (what.forbids) return say(`card-forbids-${what.forbids}`);
  if (what.when) return say(`card-discount-${what.when}`, { discount: what.discount! });
  if (what.end_score) return say(`card-end-${what.end_score}`);
  const limits = (["storage", "archive", "research"] as const).filter((limit) => what[limit]);
  return say(`card-limits-${limits.join("-")}`, Object.fromEntries(limits.map((limit) => [limit, what[limit]!])));
}

/** Spheres as words: "2 yellow and 1 black". */
export function spheres(say: Say, spent: Partial<Record<Energy, number>>): string {
  const prices = Object.entries(spent).map(([colour, price]) => say("price", { colour, price }));
  return list(say, "and", prices);
}
