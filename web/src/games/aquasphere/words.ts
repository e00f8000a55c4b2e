/** Lists, and what cards and extensions do: keys and arguments come from the words of the terminal game, with the set. */
import { told, type Say } from "../../lib/texts.svelte";
import { textsOf } from "./components";

/** The items as the language lists them: "a, b and c". */
export function list(say: Say, items: string[]): string {
  return items.reduceRight((rest, first, index) => {
    if (index === items.length - 1) return first;
    return say(index === items.length - 2 ? "list-and" : "list-more", { first, rest });
  }, "");
}

/** A number with its sign, for sentences. */
export const signed = (points: number) => ({ sign: points < 0 ? "−" : "+", count: Math.abs(points) });

/** What a research card does or a lab extension brings, in one or two sentences. */
export const cardText = (view: { components: string }, id: string): string => told("aquasphere", textsOf(view)[id]!, []);
