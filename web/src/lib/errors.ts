/** What the server refused, as a sentence. */
import { Refused } from "./api";
import type { Text } from "./messages";
import { say, speaker } from "./texts.svelte";

export function refusal({ code, reason }: { code: string; reason: Text | null }, game?: string): string {
  if (reason && (code === "bad_record" || code === "bad_components")) return say(reason.key, reason.args);
  if (reason && game) return because(reason, game);
  return say("refused", { code });
}

/** A reason of the rules. */
export function because({ key, args }: Text, game: string): string {
  return speaker(game)(key, args);
}

export function failure(error: unknown, game?: string): string {
  if (error instanceof Refused) return refusal(error, game);
  throw error;
}
