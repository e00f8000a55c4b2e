/** The section of the rules that explains a stage; `pass` where nothing else is possible. */
import RULES from "./rule.json";
import type { View } from "./view";

export function rule({ turn }: View, legal: string[]): string {
  return RULES[legal.length === 1 && legal[0] === "pass" ? "pass" : (turn.stage as keyof typeof RULES)];
}
