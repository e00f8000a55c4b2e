/** What cards and extensions do, in the words that the terminal game uses too. */
import type { Say } from "../../lib/texts.svelte";
import { CAPACITIES, type Extension, type Research } from "./components";

/** The items as the language lists them: "a, b and c". */
export function list(say: Say, items: string[]): string {
  return items.reduceRight((rest, first, index) => {
    if (index === items.length - 1) return first;
    return say(index === items.length - 2 ? "list-and" : "list-more", { first, rest });
  }, "");
}

/** What a research card does, in one or two sentences. */
export function cardText(say: Say, card: Research): string {
  const time = card.cost_time ?? card.time ?? 0;
  const gain = { reward: card.reward ?? "", amount: card.amount ?? 0 };
  return say(`card-${card.kind}`, { ...gain, colour: card.program ?? "", time, otherwise: card.time_if_not_placed ?? 0 });
}

/** What a lab extension brings: room, and bots for its letters. */
export function extensionText(say: Say, extension: Extension): string {
  const rooms = CAPACITIES.filter((kind) => extension[kind]).map((kind) => say(`room-${kind}`, { count: extension[kind], mark: "" }));
  const told = rooms.length ? say("extension-rooms", { rooms: list(say, rooms) }) : say("extension-no-room");
  const { letters } = extension;
  if (!letters.length) return told;
  return `${told} ${say("extension-letters", { count: letters.length, letters: list(say, letters), mark: "" })}`;
}
