/** What the server refused, as a sentence. */
import { Refused } from "./api";
import type { Text } from "./messages";
import { say, spoken } from "./texts.svelte";

export function refusal({ code, reason }: { code: string; reason: Text | null }, game?: string): string {
  if (reason && (code === "bad_record" || code === "bad_components")) return spoken("pages", reason, []);
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
