/** Sentences in the reader's language, from Fluent files: the pages' own and those of the games. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { untrack } from "svelte";
import { gameTexts } from "./api";
import type { Text } from "./messages";
import { LANGUAGES, settings, type Language } from "./settings.svelte";
import { bound } from "./typography";

export type Args = Record<string, FluentVariable>;
export type Say = (key: string, args?: Args) => string;

type Files = [path: string, read: () => Promise<string>][];
const PAGES: Files = Object.entries(
  import.meta.glob<string>(["../texts/*.ftl", "../texts/{coach,tour}/*.ftl", "../../../src/labtop/cli/texts/proof/*.ftl"], { query: "?raw", import: "default" }),
);
const OF_PAGES = import.meta.glob<string>("../texts/pages/*/*.ftl", { query: "?raw", import: "default" });
const OF_GAMES = import.meta.glob<string>(
  ["../games/*/texts/**/*.ftl", "../../../src/labtop/games/*/{words,terminal}/texts/**/*.ftl", "../../../src/labtop/core/plain/texts/*.ftl"],
  { query: "?raw", import: "default" },
);
const PLAIN = "plain"; // speaks where a game has no words of its own
const GAMES = grouped(OF_GAMES, /\/(?:games|core)\/(\w+)\//);
const PARTS = grouped(OF_PAGES, /\/pages\/(\w+)\//);
const wanted = new Map([["pages", PAGES], [PLAIN, GAMES.get(PLAIN)!]]); // texts that are spoken on this visit

let bundles: Record<string, FluentBundle> = $state.raw({});
const loaded = $state({ now: null as Language | null });

function grouped(files: Record<string, () => Promise<string>>, folder: RegExp): Map<string, Files> {
  const groups = new Map<string, Files>();
  for (const file of Object.entries(files)) {
    const name = file[0].match(folder)![1]!;
    groups.set(name, [...(groups.get(name) ?? []), file]);
  }
  return groups;
}

/** Is a language there to be spoken? */
export function ready(): boolean {
  return loaded.now !== null;
}

/** Reads the texts of a game, from the server if the pages were built without it. */
export async function learn(game: string): Promise<void> {
  const asked: Files = Object.keys(LANGUAGES).map((language) => [`/${language}.ftl`, async () => (await gameTexts(game, language)).fluent]);
  wanted.set(game, wanted.get(game) ?? GAMES.get(game) ?? asked);
  await loadSpoken();
}

/** A page that is fetched with texts of its own. */
export async function withTexts<Page>(part: string, page: Promise<Page>): Promise<Page> {
  wanted.set(part, PARTS.get(part)!);
  await loadSpoken();
  return page;
}

/** Reads what is missing of the language spoken. Who asks does not ask again when texts come or the language changes. */
const loadSpoken = () => untrack(() => load(settings.language));

/** Reads the texts of a language; until then the page speaks the one before. */
export async function load(language: Language): Promise<void> {
  const missing = [...wanted].map(([name, files]) => [`${name} ${language}`, files] as const).filter(([name]) => !(name in bundles));
  const read = await Promise.all(missing.map(async ([name, files]) => [name, await bundle(language, files)] as const));
  if (read.length) bundles = { ...bundles, ...Object.fromEntries(read) }; // what was said without them is said anew
  if (settings.language === language) loaded.now = language;
}

async function bundle(language: Language, files: Files): Promise<FluentBundle> {
  const made = new FluentBundle(language, { useIsolating: false });
  const own = files.filter(([path]) => path.endsWith(`/${language}.ftl`));
  for (const source of await Promise.all(own.map(([, read]) => read()))) {
    for (const error of made.addResource(new FluentResource(source))) throw error;
  }
  return made;
}

/** The sentence of a key of the pages. */
export const say: Say = (key, args) => format("pages", key, args);

/** The sentences of a game. */
export function speaker(game: string): Say {
  return (key, args) => format(game, key, args);
}

/** Texts that the server sent, one after the other. */
export function told(place: string, texts: Text[], names: string[]): string {
  return texts.map((text) => spoken(place, text, names)).join(" ");
}

/** A text that the server sent; `names` are those of the seats. */
export function spoken(place: string, { key, args }: Text, names: string[]): string {
  const written = Object.entries(args).map(([name, value]) => [name, argument(place, value, names)]);
  return format(place, key, Object.fromEntries(written) as Args);
}

function argument(place: string, value: Text["args"][string], names: string[]): string | number {
  if (typeof value !== "object") return value;
  if ("seat" in value) return names[value.seat]!;
  if ("key" in value) return spoken(place, value, names);
  if (!value.items.length) return "";
  return value.items
    .map((item) => argument(place, item, names))
    .reduceRight((rest, first, index, items) => {
      return format(place, index === items.length - 2 ? `list-${value.by}` : "list-more", { first, rest });
    })
    .toString();
}

function format(place: string, key: string, args?: Args): string {
  const text = find(place, key, args);
  if (text === null) throw new Error(`there is no text ${key} of ${place} in ${loaded.now}`);
  return text;
}

/** The sentence of a key that need not have one. */
export function find(place: string, key: string, args?: Args): string | null {
  const places = [place, ...(place === "pages" ? PARTS.keys() : []), PLAIN];
  const spoken = places.map((name) => bundles[`${name} ${loaded.now}`]).find((bundle) => bundle?.hasMessage(key));
  const pattern = spoken?.getMessage(key)?.value;
  if (!spoken || !pattern) return null;
  const errors: Error[] = [];
  const text = spoken.formatPattern(pattern, args, errors);
  if (errors[0]) throw new Error(`the text ${key} cannot be written: ${errors[0].message}`);
  return bound(text, loaded.now!);
}
