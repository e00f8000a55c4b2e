/** What a player may wish to be done without being asked: the options of Gizmos. None is on unless it is wished. */
import type { Text } from "../../lib/messages";
import { dominant, payments } from "./payment";
import type { View } from "./view";

export const OPTIONS = ["use", "pay", "return"];
const HARMLESS = ["gain_points", "draw"]; // effects after which nothing is lost

/** The action to be played by itself, or null. `described` is what the engine says of each action. */
export function byItself({ turn }: View, legal: string[], described: Record<string, Text[]>, wished: string[]): string | null {
  if (!wished.includes(turn.stage)) return null;
  if (turn.stage === "pay") return dominant(payments(legal))?.action ?? null;
  if (turn.stage === "return") return legal.find((action) => action === "under rest") ?? null;
  const [use, ...others] = legal.filter((action) => action.startsWith("use "));
  const effect = use && !others.length && described[use]?.[0]?.args["effect"];
  return typeof effect === "string" && HARMLESS.includes(effect) ? use! : null;
}
