/** What follows from a view by the rules: the engine works it out, the page draws it. */
import type { Capacity, Letter, Program, Refill } from "./components";

export interface Step {
  start: number; // places of the ring
  end: number;
  by: "clockwise" | "anticlockwise" | "jump";
  price: number;
}

export interface Way {
  steps: Step[];
  price: number;
  affordable: boolean;
}

/** Points by what they are for. */
export interface ScoringFacts {
  items: Record<string, number>;
  total: number;
}

export interface PlayerFacts {
  capacity: Record<Capacity | "extensions", number>;
  letters: Letter[];
  line: number | null; // the next red line
  free: { research_cards: number; extensions: number };
  /** The scorings as they would stand now, red lines aside; that of the round until the game is over. */
  round: ScoringFacts | null;
  final: ScoringFacts;
  /** Spaces that show their number, spaces without a submarine above, spaces that count in a scoring, and their points; columns without a submarine. */
  bots: { uncovered: number; open: number; counted: number; points: number; launched: number };
}

export interface Facts {
  players: PlayerFacts[];
  bulb: number;
  charging_limit: number;
  programming_price: number; // in time
  refills: Record<Letter, Refill> | null; // what the next round brings
  submarines: Record<Letter, { spaces: number; free: number; price: number | null }>; // and what the next one costs who looks
  ways: Partial<Record<Letter, Way>>; // of the scientist of who looks
  recalls: Partial<Record<Program, { time: number; allows: string[] }>>; // of who decides: what they bring and make legal
  recalled_within: Record<string, { time: number; after: "way" | "price" }>; // by act: a recall in its course
  /** By action of who decides: the scoring of the round as it stands now and would then, red lines aside; which items it changes by how much. */
  forecasts: Record<string, { before: number; after: number; items: Record<string, number> }>;
  won_by: "points" | "control" | "crystals" | "shared" | null;
}

/** The recalls that help somebody who wishes something that is not legal. */
export function helpful({ recalls }: Facts, refused: string): Program[] {
  const [verb, thing] = refused.split(" ");
  const helps = (program: Program) => recalls[program]!.allows.includes(`${verb} ${thing}`);
  return (Object.keys(recalls) as Program[]).filter(helps);
}
