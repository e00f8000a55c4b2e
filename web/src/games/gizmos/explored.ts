/** Gizmos on the page "What wins?". */
import type { Explored } from "../game";
import CardDrawing from "./CardDrawing.svelte";
import { AREAS, card, ENERGIES, LEVELS } from "./cards";
import { text, title } from "./words";

export const explored: Explored = {
  Drawing: CardDrawing,
  wide: () => false,
  title,
  text,
  facets: (say) => [
    { name: "level", values: LEVELS.map((level) => ({ value: level, label: level })), has: (id, level) => LEVELS[card(id).level - 1] === level },
    { name: "kind", values: AREAS.map((area) => ({ value: area, label: say(`name-${area}`) })), has: (id, area) => card(id).kind === area },
    { name: "colour", values: [...ENERGIES, "any"].map((colour) => ({ value: colour, label: say("colour", { colour }) })), has: (id, colour) => card(id).color === colour },
  ],
  turn(say, turn) {
    const [action, level] = turn.split("-");
    return say("opening-turn", { action: action!, level: level ?? "" });
  },
  note: () => "",
};
