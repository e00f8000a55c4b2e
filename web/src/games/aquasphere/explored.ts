/** AquaSphere on the page "What wins?": the packaged components. */
import { speaker } from "../../lib/texts.svelte";
import type { Explored, Facet } from "../game";
import { LETTERS, OURS, type Program } from "./components";
import { isDesigned } from "./designed";
import ExploredDrawing from "./ExploredDrawing.svelte";
import { extension, research } from "./view";
import { cardText, list } from "./words";

const SET = { components: "aquasphere_components" };
const say = speaker("aquasphere");
const KINDS = [...new Set(OURS.research_cards.cards.items.map(({ kind }) => kind))];
const DESIGNED = { research: "research", extensions: "extension" } as const;

export const explored: Explored = {
  Drawing: ExploredDrawing,
  wide: (kind) => kind !== "program-lead",
  title(id) {
    if (id.startsWith("R")) return `${id} · ${say("name-kind", { kind: research(SET, id).kind })}`;
    if (id.startsWith("X")) return say("extension-title", { extension: id, mark: "", count: extension(SET, id).letters.length, letters: list(say, extension(SET, id).letters) });
    return say("explore-program", { program: say("colour", { colour: id as Program }) });
  },
  text: (id) => (/^[RX]\d/.test(id) ? cardText(SET, id) : say("program-text", { colour: id })),
  facets(say, kind): Facet[] {
    if (kind === "research") return [{ name: "kind", values: KINDS.map((value) => ({ value, label: say("name-kind", { kind: value }) })), has: (id, value) => research(SET, id).kind === value }];
    if (kind === "extensions") return [{ name: "letter", values: LETTERS.map((value) => ({ value, label: value })), has: (id, value) => extension(SET, id).letters.some((letter) => letter === value) }];
    return [];
  },
  turn(say, turn) {
    const [action, program] = turn.split("-");
    return say("opening-turn", { action: action!, program: program ? say("colour", { colour: program }) : "" });
  },
  note(say, kind) {
    if (kind === "program-lead") return say("explore-lead");
    return isDesigned(SET, DESIGNED[kind as keyof typeof DESIGNED]) ? say("designed-short") : "";
  },
};
