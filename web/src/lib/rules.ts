/** The rules in our words, in sections whose ids are the same in every language. */
import type { Language } from "./settings.svelte";

export interface Section {
  id: string;
  title: string;
  level: number; // of the heading: 2 or 3
  html: string;
}
export interface Rules {
  title: string;
  intro: string;
  sections: Section[];
}

const FOLDER = "../../../docs/rules";
const FILES = import.meta.glob<Rules>("../../../docs/rules/*.md", { import: "default" });

export const GAMES = [...new Set(Object.keys(FILES).map((path) => path.slice(FOLDER.length + 1).split(".")[0]!))].sort().reverse();

/** Fetched when they are first asked for. */
export async function rulesOf(game: string, language: Language): Promise<Rules> {
  return FILES[`${FOLDER}/${game}.${language}.md`]!();
}
