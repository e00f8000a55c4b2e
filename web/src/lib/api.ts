/** The server's answers over HTTP. */
import { untrack } from "svelte";
import type { About, Analysis, Code, Erased, Error as ErrorMessage, Explorer, GameTexts, Joined, Lessons, LessonStep, MadeTable, NewTable, OwnComponents, Position, Proved, Puzzle, PuzzleHint, Puzzles, PuzzleSolution, PuzzleStep, Review, Steps, Table, Tables, Text, Thoughts } from "./messages";
import { linkTo } from "./root";
import { settings } from "./settings.svelte";

/** The server refused, or was not to be reached (`offline`). */
export class Refused extends Error {
  constructor(
    readonly code: Code | "offline",
    readonly reason: Text | null = null,
  ) {
    super(code);
  }
}

export const about = () => ask<About>("/api/about");
export const listed = () => ask<Tables>("/api/tables");
export const makeTable = (table: NewTable) => ask<MadeTable>(`/api/tables?${reader()}`, undefined, table);
export const join = (table: string, name: string, promise: string) => ask<Joined>(`/api/tables/${table}/join`, undefined, { name, promise });
export const look = (table: string, secret?: string) => ask<Table>(`/api/tables/${table}`, secret);
/** Delete name and secret of a seat, and the table with the last who held one. */
export const erase = async (table: string, secret: string) => (await (await send(`/api/tables/${table}`, secret, undefined, undefined, "DELETE")).json()) as Erased;
export const ownComponents = (table: string) => ask<OwnComponents>(`/api/tables/${table}/components`);
export const steps = (table: string, after: number, secret?: string) => ask<Steps>(`/api/tables/${table}/steps?after=${after}`, secret);
/** What a bot thinks of a decision, ours or after so many moves: beside what is asked on a socket. */
export const hint = (table: string, secret: string | undefined, position: number, played: number | null) =>
  ask<Analysis>(`/api/tables/${table}/messages`, secret, { type: "hint", position, played });

export const gameTexts = (game: string, language: string) => ask<GameTexts>(`/api/games/${game}/texts?language=${language}`);
export const explorer = (game: string) => ask<Explorer>(`/api/games/${game}/explorer`);
export const deal = (game: string, players: number) => ask<Position>(`/api/games/${game}/deal?players=${players}`);
export const lessons = (game: string, language: string) => ask<Lessons>(`/api/learn/${game}?language=${language}`);
export const lesson = (game: string, name: string, language: string, actions: string[]) =>
  ask<LessonStep>(`/api/learn/${game}/${name}?language=${language}`, undefined, { actions });

export const puzzles = (game: string, language: string) => ask<Puzzles>(`/api/games/${game}/puzzles?language=${language}`);
export const puzzle = (id: string, language: string) => ask<Puzzle>(`/api/puzzles/${id}?language=${language}`);
export const puzzleStep = (id: string, language: string, actions: string[]) => ask<PuzzleStep>(`/api/puzzles/${id}?language=${language}`, undefined, { actions });
export const puzzleHint = (id: string, language: string, actions: string[]) => ask<PuzzleHint>(`/api/puzzles/${id}/hint?language=${language}`, undefined, { actions });
export const puzzleSolution = (id: string, language: string) => ask<PuzzleSolution>(`/api/puzzles/${id}/solution?language=${language}`);

/** A record stays text: its seed is a number too large for JavaScript. */
export const record = async (table: string, secret?: string) => (await send(`/api/tables/${table}/record`, secret)).text();
export const replay = (recorded: string, table: string | null) => askOf<Steps>("/api/replay", recorded, table);
export const replayHint = (recorded: string, table: string | null, played: number, longer: boolean) =>
  askOf<Analysis>("/api/replay/hint", recorded, table, `&played=${played}&longer=${Number(longer)}`);
export const beginReview = (recorded: string, table: string | null) => askOf<Review>("/api/reviews", recorded, table);
export const seeReview = (review: string, after: number) => ask<Review>(`/api/reviews/${review}?after=${after}`);
export const prove = (recorded: string, table: string | null) => askOf<Proved>("/api/prove", recorded, table);

/** A position, after an action if there is one; what is not chosen of chance is left to luck. */
export const lookAt = (position: object, table: string | null, played: { action?: string; chance?: string[]; reveals?: string[] } = {}) =>
  askOf<Position>("/api/positions", JSON.stringify({ position, ...played }), table);
export const thinkAbout = (position: object, table: string | null, look: number, signal: AbortSignal) =>
  askOf<Thoughts>("/api/positions/thoughts", JSON.stringify({ position, look }), table, "", signal);

/** What comes of a record or a position that was played with the components of a table. */
async function askOf<Answer>(path: string, recorded: string, table: string | null, more = "", signal?: AbortSignal): Promise<Answer> {
  return (await (await send(`${path}?${reader()}${table ? `&table=${table}` : ""}${more}`, undefined, recorded, signal)).json()) as Answer;
}

/** In which language a file is refused; another language later asks for nothing again. */
const reader = () => `language=${untrack(() => settings.language)}`;

async function ask<Answer>(path: string, secret?: string, body?: unknown): Promise<Answer> {
  const response = await send(path, secret, body === undefined ? undefined : JSON.stringify(body));
  return (await response.json()) as Answer;
}

async function send(path: string, secret?: string, body?: string, signal?: AbortSignal, method = body === undefined ? "GET" : "POST"): Promise<Response> {
  const headers: Record<string, string> = {};
  if (secret) headers["Authorization"] = `Bearer ${secret}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(linkTo(path), { headers, ...(signal ? { signal } : {}), ...(method === "GET" ? {} : { method }), ...(body === undefined ? {} : { body }) });
  } catch {
    throw new Refused("offline");
  }
  if (response.ok) return response;
  const error = (await response.json().catch(() => null)) as ErrorMessage | null;
  throw new Refused(error?.code ?? "failed", error?.reason ?? null);
}
