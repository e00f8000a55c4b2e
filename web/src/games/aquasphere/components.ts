/** What is printed on the pieces of AquaSphere, from the file that the rules read too; a table may play with another set. */
import { SvelteMap } from "svelte/reactivity";
import {
  base_labs,
  centre_tiles,
  headquarters,
  lab_extensions,
  player_board,
  program_cards,
  research_cards,
  station,
} from "../../../../src/labtop/games/aquasphere/rules/components.json";
import type { Text } from "../../lib/messages";
import TEXTS from "./cardTexts.json";

export const PROGRAMS = ["green", "yellow", "black", "purple", "blue", "red", "white"] as const;
export const LETTERS = ["A", "B", "C", "D", "E", "F"] as const;
export const FIELDS = ["L1", "R1", "L2", "R2", "L3", "M3", "R3"] as const;
export const CAPACITIES = ["research_cards", "crystals", "octopods", "time"] as const;

export type Program = (typeof PROGRAMS)[number];
export type Letter = (typeof LETTERS)[number];
export type Field = (typeof FIELDS)[number];
export type Place = Field | "start";
export type Capacity = (typeof CAPACITIES)[number];
export type Provenance = "published" | "inferred" | "designed" | "unknown" | "mixed";

export interface Research {
  id: string;
  kind:
    | "engineer_reward"
    | "octopod_reward"
    | "cross_station"
    | "displace_reward"
    | "free_two_locks"
    | "half_price_submarine"
    | "sideways_engineer"
    | "scoring_program"
    | "instant_program";
  timing: "permanent" | "once" | "intermediate_scoring" | "immediate";
  program?: Program;
  reward?: "time" | "crystals" | "knowledge";
  amount?: number;
  cost_time?: number;
  time?: number;
  time_if_not_placed?: number;
}

export type Extension = { id: string; letters: Letter[] } & Record<Capacity, number>;
export type Refill = { time: number; crystals: number; octopods: number };

interface Marked<Value> {
  value: Value;
  provenance: Provenance;
}

/** The parts of a component set that a page shows. */
export interface Components {
  station: {
    locks: { values_on_clockwise_side_of_sector: { provenance: Provenance; by_sector: Record<Letter, number> } };
    programming_field_at_white_area: { by_sector: Marked<Record<Letter, Program>> };
    submarine_spaces: { costs: Marked<number[]> };
    charging_station_limit: { provenance: Provenance; by_player_count: Record<string, number> };
  };
  headquarters: {
    knowledge_track: { spaces_per_lap: Marked<number>; red_lines_in_front_of: Marked<number[]> };
    programming_area: {
      graph: {
        provenance: Provenance;
        arrows: Record<Place, Field[]>;
        sideways_neighbours: Record<Field, Field[]>;
        may_pass_from: Field[];
      };
    };
  };
  program_cards: { contents: { provenance: Provenance; cards: ({ id: string } & Record<Field, Program>)[] } };
  centre_tiles: {
    light_bulb_values_top_to_bottom: Marked<number[]>;
    refill_shown_on_removal: { provenance: Provenance; by_player_count: Record<string, Record<string, Refill[]>> };
  };
  base_labs: { capacities: { provenance: Provenance; labs: ({ letter: Letter } & Record<Capacity, number>)[] } };
  lab_extensions: { max_per_lab: Marked<number>; tiles: { provenance: Provenance; items: Extension[] } };
  research_cards: { cards: { provenance: Provenance; items: Research[] } };
  player_board: {
    bot_spaces: Marked<number>;
    submarine_spaces: Marked<number>;
    deployed_bot_score: {
      numbers: Marked<number[]>;
      columns_by_submarine_left_to_right: Marked<number[][]>;
      limit_by_submarines_launched: Marked<number[]>;
    };
  };
}

/** The set that comes with the package. */
export const OURS = { station, headquarters, program_cards, centre_tiles, base_labs, lab_extensions, research_cards, player_board } as unknown as Components;

/** A set, and what its cards and extensions do, by their ids. */
export interface KnownSet {
  components: Components;
  texts: Record<string, Text[]>;
}

const KNOWN = { components: OURS, texts: TEXTS as unknown as KnownSet["texts"] };
/** The sets at hand by the name that a position gives them. */
const sets = new SvelteMap<string, KnownSet>([["aquasphere_components", KNOWN]]);

export function know(name: string, set: KnownSet): void {
  sets.set(name, set);
}

/** The set of a position; ours until another one has come. */
const setOf = ({ components }: { components: string }) => sets.get(components) ?? KNOWN;

export const componentsOf = (view: { components: string }): Components => setOf(view).components;

export const textsOf = (view: { components: string }): KnownSet["texts"] => setOf(view).texts;
