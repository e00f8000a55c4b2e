/** What a gizmo does, as rows of signs. Between a trigger and its effect stands an arrow. */
import { LEVELS, type Card, type Colour, type Energy } from "./cards";
import type { Glyph } from "./glyphs";

export type Sign =
  | { sign: "glyph"; name: Glyph; forbidden?: boolean }
  | { sign: "sphere"; colour: Colour | "random" }
  | { sign: "card"; colour: Colour; text?: string }
  | { sign: "text"; text: string }
  | { sign: "star"; text: string }
  | { sign: "arrow" };

export interface Works {
  rows: Sign[][];
  triggers: boolean; // the first row sets off the second
}

const glyph = (name: Glyph): Sign => ({ sign: "glyph", name });
const sphere = (colour: Colour | "random"): Sign => ({ sign: "sphere", colour });
const text = (words: string): Sign => ({ sign: "text", text: words });
const cardOf = (colour: Colour, words?: string): Sign => ({ sign: "card", colour, text: words });
const times = (number: number, sign: Sign): Sign[] => Array.from({ length: number }, () => sign);

export function cardIcons(card: Card): Works {
  if (card.trigger && card.effect) return { rows: [trigger(card.trigger), effect(card.effect)], triggers: true };
  if (card.conversions) return { rows: conversions(card.conversions), triggers: false };
  return { rows: upgrade(card.upgrade!), triggers: false };
}

function trigger(when: NonNullable<Card["trigger"]>): Sign[] {
  if (when.from) return [glyph("build"), glyph("archive")];
  if (when.level) return [glyph("build"), cardOf("none", LEVELS[when.level - 1])];
  const of = (colour: Energy): Sign => (when.on === "build" ? cardOf(colour) : sphere(colour));
  return [glyph(when.on), ...(when.colors ?? []).map(of)];
}

function effect(then: NonNullable<Card["effect"]>): Sign[] {
  switch (then.do) {
    case "draw":
      return times(then.times ?? 1, sphere("random"));
    case "pick":
      return [glyph("pick"), ...times(then.times ?? 1, sphere("any"))];
    case "gain_points":
      return [{ sign: "star", text: String(then.points) }];
    case "build_free":
      return [glyph("build"), cardOf("none", LEVELS[then.level! - 1]), text("0")];
    default:
      return [glyph(then.do)];
  }
}

function conversions(all: NonNullable<Card["conversions"]>): Sign[][] {
  return all.map(({ from, to, yields }) => [sphere(from), { sign: "arrow" }, ...times(yields, sphere(to))]);
}

function upgrade(what: NonNullable<Card["upgrade"]>): Sign[][] {
  if (what.forbids) return [[{ sign: "glyph", name: what.forbids, forbidden: true }]];
  if (what.when) {
    const where = { build_level_2: cardOf("none", "II"), build_from_archive: glyph("archive"), build_from_research: glyph("research") };
    return [[glyph("build"), where[what.when], text(`−${what.discount}`)]];
  }
  if (what.end_score === "stored_energy") return [[glyph("storage"), { sign: "arrow" }, { sign: "star", text: "n" }]];
  if (what.end_score === "point_tokens") return [[{ sign: "star", text: "n" }, { sign: "arrow" }, { sign: "star", text: "2n" }]];
  const limits = (["storage", "archive", "research"] as const).filter((limit) => what[limit]);
  return limits.map((limit) => [glyph(limit), text(`+${what[limit]}`)]);
}
