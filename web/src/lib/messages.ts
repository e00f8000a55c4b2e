// Generated from src/labtop/server/messages by web/typescript.py. Do not edit.

export type Code = "bad_message" | "unknown_table" | "older_rules" | "unknown_secret" | "unknown_game" | "unknown_bot" | "wrong_players" | "no_open_seat" | "not_your_seat" | "not_your_turn" | "waiting" | "over" | "not_over" | "illegal" | "stale" | "nothing_to_take_back" | "no_proposal" | "still_there" | "out_of_time" | "no_hints" | "bad_nonce" | "bad_record" | "bad_components" | "bad_position" | "compiling" | "too_many" | "too_large" | "forbidden" | "not_found" | "stopping" | "failed";

/** A move as its viewer may see it. */
export interface Move {
  number: number;
  seat: number;
  action: string;
  by: "person" | "bot" | "clock";
  ms: number;
  chance: string[];
}

/** Who sits on a seat. */
export interface Sitting {
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  held: boolean;
}

/** A sentence that the client writes: a key of the game's Fluent files and its arguments. */
export interface Text {
  key: string;
  args: Record<string, string | number | SeatName | TextList | Text>;
}

/** The answer: the secret of each person's seat; None for the others. */
export interface MadeTable {
  table: string;
  secrets: (string | null)[];
}

/** The answer: the seat and its secret. */
export interface Joined {
  seat: number;
  secret: string;
}

/** DELETE /api/tables/{table}: name and secret of the seat are deleted, and the table with its last person. */
export interface Erased {
  whole: boolean;
}

/** GET /api/tables/{table}/record of a table begun under older rules: what is kept, as far as its viewer saw it. */
export interface OlderRecord {
  start: Record<string, unknown>;
  events: Record<string, unknown>[];
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  tagline: Record<string, string>;
  players: number[];
  lessons: boolean;
  components: boolean;
  explored: boolean;
  puzzles: boolean;
  ready: boolean;
  progress: number;
  bots: string[];
  hints: boolean;
}

/** GET /api/games/{game}/texts: what the keys of a game's texts say, in the language asked for. */
export interface GameTexts {
  fluent: string;
}

/** GET /api/about. */
export interface About {
  version: string;
  games: GameInfo[];
  bots: string[];
  stand_in: string;
  address: string;
  hints: number[];
}

/** A table that everybody may see. */
export interface Listed {
  table: string;
  game: string;
  seats: Sitting[];
  waiting: boolean;
  over: boolean;
}

/** GET /api/tables: the newest tables that were made to be listed. */
export interface Tables {
  tables: Listed[];
}

/** The game after a move, or at its start, where `move` is None. */
export interface Step {
  move: Move | null;
  told: Text[];
  view: Record<string, unknown>;
  facts: Record<string, unknown>;
  scores: number[];
}

/** Points for one thing, by seat. */
export interface ScoringItem {
  name: string;
  points: number[];
}

/** A scoring that is complete; lists are by seat. */
export interface Scoring {
  name: "round" | "final";
  round: number;
  played: number;
  items: ScoringItem[];
  before: number[];
  after: number[];
  facts: Record<string, unknown>;
}

/** GET /api/tables/{table}/components: the table's own set, and what its cards and the like do, by their ids. */
export interface OwnComponents {
  name: string;
  components: Record<string, unknown>;
  texts: Record<string, Text[]>;
}

/** GET /api/tables/{table}/steps: how the game went, as the viewer saw it. POST /api/replay: with open cards. */
export interface Steps {
  game: string;
  names: string[];
  steps: Step[];
  scorings: Scoring[];
  ranking: number[][];
  over: boolean;
}

/** One thing of a proof that was looked at. */
export interface Checked {
  name: "commitment" | "seed" | "deal" | "draws";
  right: boolean;
  move: number;
}

/** POST /api/prove: what of a record's proof holds. */
export interface Proved {
  checks: Checked[];
}

/** GET /api/tables/{table}/words, POST /api/replay/words: sentences in the language asked for. */
export interface Words {
  actions: Record<string, string>;
  previews: Record<string, string>;
  story: string[];
}

/** A lesson, by the id that its route takes. */
export interface LessonTitle {
  lesson: string;
  title: string;
}

/** GET /api/learn/{game}: the lessons of a game, in the language asked for. */
export interface Lessons {
  lessons: LessonTitle[];
}

/** What is said to an action that was not the right one: legal it was, or not. */
export interface LessonAnswer {
  kind: "mistake" | "illegal";
  text: string;
}

/** POST /api/learn/{game}/{lesson}: the lesson after these actions, with all that is said there. */
export interface LessonStep {
  done: number;
  step: number;
  steps: number;
  said: string;
  task: string;
  answer: LessonAnswer | null;
  told: string[];
  moves: Step[];
  view: Record<string, unknown>;
  facts: Record<string, unknown>;
  scores: number[];
  scorings: Scoring[];
  legal: string[];
  actions: Record<string, string>;
  previews: Record<string, string>;
  shown: string | null;
  other: string;
}

/** A move was played. */
export interface Moved {
  kind: "moved";
  move: Move;
}

/** The game went back. */
export interface TookBack {
  kind: "took_back";
  seat: number;
  to: number;
}

/** Somebody asks everybody to go back. */
export interface Proposed {
  kind: "proposed";
  seat: number;
  to: number;
}

/** Somebody agreed, or did not, which ends the proposal. */
export interface Answered {
  kind: "answered";
  seat: number;
  agree: boolean;
}

/** A person took an open seat. */
export interface CameIn {
  kind: "came_in";
  seat: number;
  name: string;
  promise: string | null;
}

/** A bot plays the seat from now on. */
export interface BotCame {
  kind: "bot_came";
  seat: number;
  level: string;
  out_of_time: boolean;
}

/** The seat's player plays again. */
export interface CameBack {
  kind: "came_back";
  seat: number;
}

/** A player has another name. */
export interface Renamed {
  kind: "renamed";
  seat: number;
  name: string;
}

/** There is a new table. */
export interface Rematched {
  kind: "rematched";
  table: string;
}

/** A player showed the nonce that was promised. */
export interface Revealed {
  kind: "revealed";
  seat: number;
  nonce: string;
}

/** The nonce that a player promised is not waited for any longer. */
export interface Withdrew {
  kind: "withdrew";
  seat: number;
}

/** Games of so many players. */
export interface SizeOfTable {
  games: number;
  places: number[];
}

/** Seats that opened in a certain way, or had a certain thing. */
export interface Figure {
  seats: number;
  share: number;
  rate: number;
  lift: number[];
}

/** Seats that had a certain thing. */
export interface ThingFigure {
  seats: number;
  share: number;
  rate: number;
  lift: number[];
  compared: number[] | null;
  rounds: number[];
}

/** Another thing that the same seats had. */
export interface Partner {
  thing: string;
  seats: number;
  rate: number;
  lift: number[];
}

/** GET /api/games/{game}/explorer: figures are by number of players, `all` for any. */
export interface Explorer {
  format: number;
  game: string;
  games: number;
  level: string;
  seed: number;
  players: Record<string, SizeOfTable>;
  kinds: Record<string, Record<string, Record<string, ThingFigure>>>;
  pairs: Record<string, Partner[]>;
  openings: Record<string, Record<string, Figure>>;
}

/** All that changes, as its viewer may see it. */
export interface State {
  position: number;
  played: number;
  to_play: number | null;
  view: Record<string, unknown>;
  facts: Record<string, unknown>;
  legal: string[];
  described: Record<string, Text[]>;
  brought: Record<string, Text[]>;
  scores: number[];
  ranking: number[][];
  secret: boolean;
  seats: Sitting[];
  waiting: boolean;
  over: boolean;
  news: number;
  take_back: "no" | "now" | "ask";
  proposal: Proposal | null;
  times: Times | null;
  rematch: string | null;
  proof: Proof;
}

/** Everything: the answer to `hello` and `look`, and to whoever has fallen behind. */
export interface Table {
  type: "table";
  seq: number;
  table: string;
  game: string;
  created: number;
  hints: boolean;
  components: string | null;
  you: number[];
  eye: number | null;
  moves: Move[];
  connected: boolean[];
  patience: number[];
  watchers: number;
  state: State;
}

/** One thing happened; `seq` is one more than before. After a reconnect all that was missed comes again. */
export interface Change {
  type: "change";
  seq: number;
  event: Moved | TookBack | Proposed | Answered | CameIn | BotCame | CameBack | Renamed | Rematched | Revealed | Withdrew;
  told: Text[];
  state: State;
}

/** Who is there. */
export interface Presence {
  type: "presence";
  connected: boolean[];
  patience: number[];
  watchers: number;
}

/** Somebody shows how they feel. Not counted by `seq`: who is away misses it. */
export interface Reacted {
  type: "reacted";
  seat: number;
  sign: "good-luck" | "nice" | "wow" | "thinking" | "hurry" | "oops" | "thanks" | "well-played";
}

/** A command was fulfilled and is safe on disk; the same key again only gets this answer again. */
export interface Done {
  type: "done";
  key: string;
  seq: number;
}

/** Nothing has changed. */
export interface Error {
  type: "error";
  code: "bad_message" | "unknown_table" | "older_rules" | "unknown_secret" | "unknown_game" | "unknown_bot" | "wrong_players" | "no_open_seat" | "not_your_seat" | "not_your_turn" | "waiting" | "over" | "not_over" | "illegal" | "stale" | "nothing_to_take_back" | "no_proposal" | "still_there" | "out_of_time" | "no_hints" | "bad_nonce" | "bad_record" | "bad_components" | "bad_position" | "compiling" | "too_many" | "too_large" | "forbidden" | "not_found" | "stopping" | "failed";
  key: string | null;
  reason: Text | null;
}

/** Why an action is not legal; None if it is. */
export interface Reason {
  type: "reason";
  action: string;
  reason: Text | null;
}

/** Something that a player may want to do, and why it cannot be done now. */
export interface Want {
  want: Text;
  reasons: Text[];
}

/** What the viewer may want to do but cannot. */
export interface Reasons {
  type: "reasons";
  wants: Want[];
}

/** What a bot thinks of one action. */
export interface ActionValue {
  action: string;
  visits: number;
  win: number;
  score: number;
  line: string[];
  described: Text[];
  brought: Text[];
}

/** An action that is expected later, however the unknown may lie. */
export interface Expected {
  seat: number;
  action: string;
  described: Text[];
}

/** What a bot thinks of a decision, the best action first. */
export interface Analysis {
  type: "analysis";
  position: number;
  played: number;
  seat: number;
  actions: ActionValue[];
  expected: Expected[];
  simulations: number;
  seconds: number;
}

/** Cards that an action brought to light from a pile, and those that might have come. */
export interface FromPile {
  pile: string;
  cards: string[];
  unseen: string[];
}

/** POST /api/positions: the position, after the action if there was one. */
export interface Position {
  type: "position";
  game: string;
  position: Record<string, unknown>;
  step: Step;
  to_play: number | null;
  legal: string[];
  described: Record<string, Text[]>;
  brought: Record<string, Text[]>;
  over: boolean;
  ranking: number[][];
  scorings: Scoring[];
  outcomes: string[];
  revealed: FromPile[];
}

/** POST /api/positions/thoughts: what a bot thinks of the decision, with what its seat may know. */
export interface Thoughts {
  type: "thoughts";
  look: number;
  more: boolean;
  seat: number;
  actions: ActionValue[];
  lines: Expected[][];
  simulations: number;
  seconds: number;
}

/** What puzzles are about. */
export interface PuzzleKind {
  kind: string;
  title: string;
}

/** A puzzle in short. */
export interface PuzzleInfo {
  puzzle: string;
  kind: string;
  rating: number;
}

/** GET /api/games/{game}/puzzles: all of a game, the easiest first. */
export interface Puzzles {
  date: string;
  daily: string;
  kinds: PuzzleKind[];
  puzzles: PuzzleInfo[];
}

/** GET /api/puzzles/{puzzle}: the question. */
export interface Puzzle {
  puzzle: string;
  game: string;
  kind: string;
  rating: number;
  seat: number;
  names: string[];
  title: string;
  question: string;
  certain: string;
  position: Record<string, unknown>;
}

/** POST /api/puzzles/{puzzle}, POST /api/puzzles/{puzzle}/hint: all that was played; nothing of it is kept here. */
export interface PuzzleActions {
  actions: string[];
}

/** An action after which the best was out of reach. */
export interface PuzzleMissed {
  number: number;
  told: Text[];
  text: string;
}

/** POST /api/puzzles/{puzzle}: the table after these actions. */
export interface PuzzleStep {
  done: number;
  refusal: string;
  moves: Step[];
  view: Record<string, unknown>;
  facts: Record<string, unknown>;
  scores: number[];
  scorings: Scoring[];
  legal: string[];
  actions: Record<string, string>;
  previews: Record<string, string>;
  over: boolean;
  solved: boolean;
  verdict: string;
  missed: PuzzleMissed | null;
}

/** POST /api/puzzles/{puzzle}/hint: what helps, one after the other; the last of it shows the action. */
export interface PuzzleHint {
  said: string[];
  action: string;
}

/** GET /api/puzzles/{puzzle}/solution. */
export interface PuzzleSolution {
  steps: Step[];
  verdict: string;
  obvious: PuzzleMissed;
}

/** A seat for a person, whose secret the table's maker gets. */
export interface Person {
  kind: "person";
  name: string;
}

/** A seat for a bot; one of the game's names is found for it where none is given, or the one given is taken. */
export interface Bot {
  kind: "bot";
  level: string;
  name?: string | null;
}

/** A seat for whoever joins. */
export interface Open {
  kind: "open";
}

/** Time to think: for each move, or for all moves of the game together. A bot plays for whoever runs out of it. */
export interface Clock {
  per: "move" | "game";
  seconds: number;
}

/** Own components, for a game that can be played with others. */
export interface ComponentFile {
  name: string;
  components: Record<string, unknown>;
}

/** POST /api/tables. */
export interface NewTable {
  game: string;
  seats: (Person | Bot | Open)[];
  hints?: boolean;
  clock?: Clock | null;
  listed?: boolean;
  components?: ComponentFile | null;
  promise?: string | null;
}

/** POST /api/tables/{table}/join: take an open seat, the first if none is named. */
export interface Join {
  name: string;
  seat?: number | null;
  promise?: string | null;
}

/** POST /api/learn/{game}/{lesson}: all that was done in the lesson; nothing of it is kept here. */
export interface LessonActions {
  actions: string[];
}

/** POST /api/positions: a position, or what an action makes of it. What is not chosen of chance is left to luck. */
export interface PositionQuestion {
  position: Record<string, unknown>;
  action: string | null;
  chance: string[] | null;
  reveals: string[];
}

/** POST /api/positions/thoughts: what a bot thinks of the decision; each further look takes longer. */
export interface ThoughtsQuestion {
  position: Record<string, unknown>;
  look: number;
}

/** The first message on a socket. `since` is the last `seq` that the client knows of. */
export interface Hello {
  type: "hello";
  secrets?: string[];
  since?: number | null;
  eye?: number | null;
}

/** On a shared screen: look with another of one's seats' eyes, or with nobody's. */
export interface Look {
  type: "look";
  seat: number | null;
}

/** Play an action for the seat that decides. `position` is that of the state it was decided on. */
export interface Play {
  type: "play";
  key: string;
  position: number;
  action: string;
}

/** Why is this action not legal? Plays nothing. */
export interface Why {
  type: "why";
  action: string;
}

/** What may I want to do that is not legal now, and why not? */
export interface WhyNot {
  type: "why_not";
}

/** Go back to one's own last decision: at once where the rules of taking back let one, else when all agree. */
export interface TakeBack {
  type: "take_back";
  key: string;
  position: number;
}

/** Agree to go back, or not. One's own proposal is withdrawn by not agreeing. */
export interface Answer {
  type: "answer";
  key: string;
  proposal: number;
  agree: boolean;
}

/** What does a bot think of my decision, or of one of the past?

Of others' decisions only where they saw nothing that is hidden from me. */
export interface Hint {
  type: "hint";
  position: number;
  played?: number | null;
  longer?: boolean;
}

/** Let a bot play a seat: an open one, one's own, or one whose player is gone. */
export interface SeatBot {
  type: "seat_bot";
  key: string;
  seat: number;
  level?: string | null;
}

/** Take one's own seat back from the bot. */
export interface SitDown {
  type: "sit_down";
  key: string;
  seat: number;
}

/** Change one's name. */
export interface Rename {
  type: "rename";
  key: string;
  seat: number;
  name: string;
}

/** After the end: a new table with the same players on the same seats. Their secrets stay the same. */
export interface Rematch {
  type: "rematch";
  key: string;
  promise?: string | null;
}

/** Show the nonce that was promised, once no seat is open. The game begins when all have. */
export interface Reveal {
  type: "reveal";
  key: string;
  seat: number;
  nonce: string;
}

/** Begin without a nonce that was promised: one's own that is lost, or that of a player who is gone. */
export interface Withdraw {
  type: "withdraw";
  key: string;
  seat: number;
}

/** Show everybody at the table how one feels. It is kept nowhere, and only so many are allowed at once. */
export interface React {
  type: "react";
  key: string;
  seat: number;
  sign: "good-luck" | "nice" | "wow" | "thinking" | "hurry" | "oops" | "thanks" | "well-played";
}

/** An action that there was. */
export interface JudgedOption {
  action: string;
  win: number;
  points: number;
  described: Text[];
  brought: Text[];
}

/** A decision; chances to win are by seat. */
export interface Judged {
  move: number;
  seat: number;
  action: string;
  grade: "best" | "good" | "inaccuracy" | "mistake" | "blunder";
  loss: number;
  before: number[];
  after: number[];
  options: JudgedOption[];
  expected: Expected[];
}

/** What chance brought after a move: by seat, the chance to win gained or lost. */
export interface LuckyBreak {
  move: number;
  gained: number[];
}

/** How one player did. */
export interface PlayerAccount {
  accuracy: number;
  grades: Record<string, number>;
  lost: number;
  luck: number;
  moments: number[];
}

/** POST /api/reviews, GET /api/reviews/{review}: how far it is; luck and players come with the end. */
export interface Review {
  type: "review";
  review: string;
  total: number;
  place: number | null;
  decisions: Judged[];
  luck: LuckyBreak[];
  players: PlayerAccount[];
}

/** In a text: the name of who sits on a seat. */
export interface SeatName {
  seat: number;
}

/** In a text: items as the language lists them, by `list-and` or `list-or`, and `list-more`. */
export interface TextList {
  items: (string | number | SeatName | Text)[];
  by: "and" | "or";
}

/** The clock in milliseconds. */
export interface Times {
  per: "move" | "game";
  seconds: number;
  left: number[];
  running: number | null;
}

/** Somebody asks to go back. */
export interface Proposal {
  proposal: number;
  seat: number;
  to: number;
  agreed: number[];
  missing: number[];
}

/** The shuffle can be proved: the server is bound before the players are, and nobody can choose the deal. */
export interface Proof {
  commitment: string;
  promises: (string | null)[];
  nonces: (string | null)[];
  secret: string | null;
}

export type FromClient = Hello | Look | Play | Why | WhyNot | TakeBack | Answer | Hint | SeatBot | SitDown | Rename | Rematch | Reveal | Withdraw | React;

export type Request = Play | Why | WhyNot | TakeBack | Answer | Hint | SeatBot | SitDown | Rename | Rematch | Reveal | Withdraw | React;

export type FromServer = Table | Change | Presence | Reacted | Done | Error | Reason | Reasons | Analysis;

export type Event = Moved | TookBack | Proposed | Answered | CameIn | BotCame | CameBack | Renamed | Rematched | Revealed | Withdrew;
