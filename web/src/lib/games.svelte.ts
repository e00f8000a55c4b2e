/** The games on offer, as they say of themselves: asked of the server once, and again where something was missing. */
import { about } from "./api";
import type { About, GameInfo } from "./messages";
import { settings } from "./settings.svelte";

let now = $state.raw<{ about: About | null; offline: boolean }>({ about: null, offline: false });

/** What the server says of itself; null until it is reached. */
export function server(): About | null {
  return now.about;
}

export function offline(): boolean {
  return now.offline;
}

/** Asks the server. */
export async function refresh(): Promise<void> {
  const answer = await about().catch(() => null);
  now = { about: answer ?? now.about, offline: answer === null };
}

export function info(name: string): GameInfo | undefined {
  return now.about?.games.find((game) => game.name === name);
}

export function titleOf(name: string): string {
  return info(name)?.title ?? name;
}

export function taglineOf(name: string): string {
  return info(name)?.tagline[settings.language] ?? "";
}
