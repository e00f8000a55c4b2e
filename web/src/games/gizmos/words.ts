/** What cards are called and do, in the words that the terminal game uses too: keys and arguments come from there. */
import type { Text } from "../../lib/messages";
import { spoken, told } from "../../lib/texts.svelte";
import TEXTS from "./cardTexts.json";

const CARD_TEXTS = TEXTS as unknown as Record<string, { title: Text; text: Text[] }>;

/** A card's id, colour, cost and points in one short line. */
export const title = (id: string): string => spoken("gizmos", CARD_TEXTS[id]!.title, []);

/** What a card does, in one or two sentences. */
export const text = (id: string): string => told("gizmos", CARD_TEXTS[id]!.text, []);
