/** What the pages need of a game. A game is a folder with `game.ts` and `Picture.svelte`; the rest of the pages names none. */
import type { Component } from "svelte";
import type { Move, OwnComponents, Scoring, Step, Text } from "../lib/messages";
import type { Sound } from "../lib/sound";
import type { Say } from "../lib/texts.svelte";

export type View = Record<string, unknown>;
/** What follows from a view by the game's rules and is drawn: limits, prices … The engine works it out. */
export type Facts = Record<string, unknown>;

/** What a board shows and may do. It knows no rules: it is handed the legal actions. */
export interface BoardProps {
  view: View;
  facts: Facts;
  eye: number | null; // whose dashboard is in front
  names: string[];
  scores: number[];
  legal: string[]; // empty when there is nothing to decide here
  hinted: string | null; // the action a bot would play
  move: Move | null; // the last one
  play: (action: string) => void;
  playAll: (actions: string[]) => void; // one after the other
  why: (action: string) => Promise<string>; // why not, as a sentence
  tellWhy: (action: string) => void; // says it on the page
  describe: (action: string) => string;
  preview?: (action: string) => string; // what it brings, in one sentence; "" while it is not known
  scorings?: (() => void) | null; // shows the scorings so far
  takeBack: (() => void) | null;
  quiz?: boolean; // this decision is a question: nothing is recommended
  free?: boolean; // whatever is done here can be taken back at once
}

export interface Row {
  label: string;
  values: (number | string)[];
  points?: boolean; // they make the score, all such rows together: drawn as bars
  card?: string; // to be shown beside the label
}

/** How the score went: a line for each seat; what its points are called, where that is more than a number. */
export interface Course {
  lines: number[][];
  labels: string[];
}

/** A picture of a tour: shapes for an SVG of 320 by 180. Its caption is the text `tour-…` of the game. */
export interface Panel {
  name: string;
  Drawing: Component;
}

/** A way to choose among things: the text `explore-facet` names it, each value has a label. */
export interface Facet {
  name: string;
  values: { value: string; label: string }[];
  has: (id: string, value: string) => boolean;
}

/** What the page "What wins?" shows of a game: `explored.ts` of its folder. The text `explore-kind` names its kinds of things. */
export interface Explored {
  Drawing: Component<{ id: string }>;
  wide: (kind: string) => boolean; // is the drawing wider than high?
  title: (id: string) => string;
  text: (id: string) => string; // what it does
  facets: (say: Say, kind: string) => Facet[];
  turn: (say: Say, turn: string) => string; // one turn of an opening, in a few words
  note: (say: Say, kind: string) => string; // what has to be known of the figures of a kind; "" for nothing
}

/** What a form is handed to edit a position: it hands on a whole new one. */
export interface EditProps {
  position: View;
  facts: Facts; // of the last one that was right
  names: string[];
  wrong: string; // the place in the notation where something is wrong, or ""
  change: (position: View) => void;
}

/** The form of the position editor: `editor.ts` of a game's folder. The text `edit-place` names the places in which something can be wrong. */
export interface Editor {
  Form: Component<EditProps>;
}

export interface Game {
  Board: Component<BoardProps>;
  /** A card of the log, shown large. */
  Card: Component<{ id: string; view?: View }> | null;
  /** Finds the cards that a sentence names. */
  cardNames: RegExp | null;
  /** The next decision in one sentence. */
  asks: (say: Say, view: View, name: string, mine: boolean) => string;
  /** The section of the rules that explains the next decision. */
  rule: (view: View, legal: string[]) => string | null;
  /** Has the server to be asked what actions do and bring? */
  previews?: boolean;
  /** Scorings, item by item, of a game that has several. */
  Scorings?: Component<{ scorings: Scoring[]; names: string[] }>;
  /** Own components, by the name that views give them. */
  know?: (name: string, own: OwnComponents) => void;
  /** How the game began, in one sentence, from the view at its start; "" where there is nothing to say. */
  opening?: (say: Say, view: View, names: string[]) => string;
  /** Actions that have no place on the board: shown as buttons beside the question. */
  plain: (say: Say, legal: string[]) => { action: string; label: string }[];
  /** An outcome of chance by its name, in a word or two; needed where there are any. */
  outcome?: (say: Say, outcome: string) => string;
  /** Does an action only go on with what the one before it did? */
  joins?: (before: string, action: string) => boolean;
  /** What somebody may wish to be done without being asked: the names of the texts `option-…`. */
  options?: string[];
  /** The action that is played so, of a decision with these options wished; null where the player is asked. */
  byItself?: (view: View, legal: string[], described: Record<string, Text[]>, wished: string[]) => string | null;
  /** What matters to a beginner in the decision of this seat, in two or three sentences; none where there is nothing to say. */
  advice?: (view: View, facts: Facts, legal: string[], seat: number) => Text[];
  /** Actions by which something is forgone: they stand last where all actions are listed. */
  forgoes?: string[];
  /** The score of each seat, broken down. */
  sheet: (say: Say, view: View, seats: number[], facts: Facts, scorings: Scoring[]) => Row[];
  /** Who won and by what, in one sentence. */
  winner: (say: Say, view: View, ranking: number[][], names: string[], facts: Facts) => string;
  /** What was remarkable, by kind: how much each seat reached at most. Its sentences are `feat-…` and `record-…`. */
  feats?: (steps: Step[]) => Record<string, number[]>;
  /** How an action sounds, where it sounds like something. */
  sound?: (action: string) => Sound | undefined;
  /** The turn a view belongs to, for the graph of the score; without it each move counts. */
  turn?: (view: View) => number;
  /** The graph of the score instead, of a game that is scored at certain moments. */
  course?: (say: Say, steps: Step[], scorings: Scoring[]) => Course;
}
