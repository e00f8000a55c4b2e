/** Lists, what an action changes, and what cards and extensions do: their keys and arguments come from the words of the terminal game, with the set. */
import { told, type Say } from "../../lib/texts.svelte";
import { textsOf } from "./components";
import type { Facts } from "./facts";

/** The items as the language lists them: "a, b and c". */
export function list(say: Say, items: string[]): string {
  return items.reduceRight((rest, first, index) => {
    if (index === items.length - 1) return first;
    return say(index === items.length - 2 ? "list-and" : "list-more", { first, rest });
  }, "");
}

/** A number with its sign, for sentences. */
export const signed = (points: number) => ({ sign: points < 0 ? "−" : "+", count: Math.abs(points) });

/** A number with its sign, as it stands alone. */
export const plainSigned = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/** What a research card does or a lab extension brings, in one or two sentences. */
export const cardText = (view: { components: string }, id: string): string => told("aquasphere", textsOf(view)[id]!, []);

/** What an action does to the scoring of the round; "" where that is not known. */
export function forecastOf(say: Say, { forecasts }: Facts, action: string): string {
  const found = forecasts[action];
  if (!found) return "";
  const items = Object.entries(found.items).map(([item, points]) => say("scoring-points", { item, ...signed(points) }));
  return say("forecast", { before: plainSigned(found.before), after: plainSigned(found.after), number: items.length, items: list(say, items) });
}
