/** Who sits where, by name. */
import type { Sitting } from "./messages";
import { say } from "./texts.svelte";

export function nameOf({ kind, name, level }: Sitting): string {
  if (kind === "open") return say("open-seat");
  if (kind === "bot") return say("computer", { level: levelName(level ?? "") });
  return name;
}

export function levelName(level: string): string {
  return say("level-name", { level });
}

/** A bot's moves are decided by the server: is it thinking for this seat? */
export function isBot({ kind, level }: Sitting): boolean {
  return kind === "bot" || level !== null;
}
