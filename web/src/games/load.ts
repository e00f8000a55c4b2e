/** Games by their folders. */
import type { Component } from "svelte";
import { learn } from "../lib/texts.svelte";
import type { Editor, Explored, Game, Panel } from "./game";

const GAMES = import.meta.glob<Game>("./*/game.ts", { import: "game" });
const PICTURES = import.meta.glob<Component>("./*/Picture.svelte", { eager: true, import: "default" });
const FACES = import.meta.glob<Component<{ name: string }>>("./*/Face.svelte", { eager: true, import: "default" });
const TOURS = import.meta.glob<Panel[]>("./*/tour.ts", { import: "tour" });
const EXPLORED = import.meta.glob<Explored>("./*/explored.ts", { import: "explored" });
const EDITORS = import.meta.glob<Editor>("./*/editor.ts", { import: "editor" });
const PLAIN = "plain"; // stands in for a game that has no folder here

export async function load(name: string): Promise<Game> {
  await learn(name);
  return (GAMES[`./${name}/game.ts`] ?? GAMES[`./${PLAIN}/game.ts`]!)();
}

/** A short tour of a game; nothing for one that has none. */
export async function tourOf(name: string): Promise<Panel[]> {
  await learn(name);
  return (await TOURS[`./${name}/tour.ts`]?.()) ?? [];
}

/** What the page "What wins?" needs of a game that has figures. */
export async function exploredOf(name: string): Promise<Explored | null> {
  await learn(name);
  return (await EXPLORED[`./${name}/explored.ts`]?.()) ?? null;
}

/** The form in which a game's positions are edited; without one its text is. */
export async function editorOf(name: string): Promise<Editor | null> {
  return (await EDITORS[`./${name}/editor.ts`]?.()) ?? null;
}

/** What stands for a game on the pages: a scene for an SVG of 480 by 200. */
export function pictureOf(name: string): Component {
  return PICTURES[`./${name}/Picture.svelte`] ?? PICTURES[`./${PLAIN}/Picture.svelte`]!;
}

/** The faces of a game's bots, by their names: shapes for an SVG of 32 by 32. */
export function faceOf(name: string): Component<{ name: string }> {
  return FACES[`./${name}/Face.svelte`] ?? FACES[`./${PLAIN}/Face.svelte`]!;
}
