/** Games by their folders. */
import type { Component } from "svelte";
import { learn } from "../lib/texts.svelte";
import type { Game } from "./game";

const GAMES = import.meta.glob<Game>("./*/game.ts", { import: "game" });
const PICTURES = import.meta.glob<Component>("./*/Picture.svelte", { eager: true, import: "default" });
const FACES = import.meta.glob<Component<{ name: string }>>("./*/Face.svelte", { eager: true, import: "default" });
const PLAIN = "plain"; // stands in for a game that has no folder here

export async function load(name: string): Promise<Game> {
  await learn(name);
  return (GAMES[`./${name}/game.ts`] ?? GAMES[`./${PLAIN}/game.ts`]!)();
}

/** What stands for a game on the pages: shapes for an SVG of 120 by 70. */
export function pictureOf(name: string): Component {
  return PICTURES[`./${name}/Picture.svelte`] ?? PICTURES[`./${PLAIN}/Picture.svelte`]!;
}

/** The faces of a game's bots, by their names: shapes for an SVG of 32 by 32. */
export function faceOf(name: string): Component<{ name: string }> {
  return FACES[`./${name}/Face.svelte`] ?? FACES[`./${PLAIN}/Face.svelte`]!;
}
