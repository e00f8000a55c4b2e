/** What the server refused, as a sentence. */
import { Refused } from "./api";
import type { Text } from "./messages";
import { say, spoken } from "./texts.svelte";

/** Of what came from outside: its reason is a sentence already. */
const FILES: ReadonlySet<string> = new Set(["bad_record", "bad_components", "bad_position"]);

export function refusal({ code, reason }: { code: string; reason: Text | null }, game?: string): string {
  if (reason && FILES.has(code)) return spoken("pages", reason, []);
  if (reason && game) return because(reason, game);
  return say("refused", { code });
}

/** A reason of the rules. */
export function because(text: Text, game: string): string {
  return spoken(game, text, []);
}

export function failure(error: unknown, game?: string): string {
  if (error instanceof Refused) return refusal(error, game);
  throw error;
}
