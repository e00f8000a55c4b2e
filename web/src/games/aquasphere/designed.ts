/** Which printed values are designed for this project rather than published: the marks of the component set. */
import { componentsOf, type Provenance } from "./components";

/** Where a set marks these values. */
const PATHS = {
  lock: "station.locks.values_on_clockwise_side_of_sector",
  field: "station.programming_field_at_white_area.by_sector",
  submarine: "station.submarine_spaces.costs",
  line: "headquarters.knowledge_track.red_lines_in_front_of",
  program_card: "program_cards.contents",
  refill: "centre_tiles.refill_shown_on_removal",
  lab: "base_labs.capacities",
  extension: "lab_extensions.tiles",
  research: "research_cards.cards",
  deployed: "player_board.deployed_bot_score.numbers",
} as const;

export type DesignedPlace = keyof typeof PATHS;
type Node = { provenance?: Provenance } & Record<string, unknown>;

/** Is it designed? The mark stands at the place or at the nearest group around it. */
export function isDesigned(view: { components: string }, place: DesignedPlace): boolean {
  let node = componentsOf(view) as unknown as Node;
  let mark: Provenance | undefined;
  for (const key of PATHS[place].split(".")) {
    node = (node[key] ?? {}) as Node;
    mark = node.provenance ?? mark;
  }
  return mark === "designed";
}

/** Is a table played with another set than ours? */
export function isOwn({ components }: { components: string }): boolean {
  return components !== "aquasphere_components";
}
