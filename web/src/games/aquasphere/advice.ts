/** What matters to a beginner in a decision: from the view, the facts and what is legal. */
import type { Text } from "../../lib/messages";
import type { Facts } from "./facts";
import type { View } from "./view";

const MOST = 2; // sentences
const LAST = 4; // round
const NEAR = 4; // points in front of a red line
const MUCH = -3; // points for octopods
const TWO = 2; // programmed bots

const text = (key: string, args: Text["args"] = {}): Text => ({ key: `coach-${key}`, args });

export function advice(view: View, facts: Facts, legal: string[], seat: number): Text[] {
  if (view.turn.stage !== "action") return [];
  return [...bots(view, legal, seat), ...line(view, facts, seat), ...scoring(view, facts, seat)].slice(0, MOST);
}

function bots(view: View, legal: string[], seat: number): Text[] {
  const { programmed, time } = view.players[seat]!;
  if (legal.includes("pass")) return [text("pass", { bots: programmed.length, last: view.round === LAST ? "yes" : "no" })];
  if (programmed.length === TWO) return [text("two-bots")];
  if (!programmed.length) return [text("no-bots")];
  return time ? [] : [text("no-time")];
}

function line(view: View, { players }: Facts, seat: number): Text[] {
  const { score, crystals } = view.players[seat]!;
  const next = players[seat]!.line;
  return next !== null && next - score <= NEAR && !crystals ? [text("line", { line: next, score })] : [];
}

/** The scoring is near once the engineer is past the first tier. */
function scoring(view: View, { players }: Facts, seat: number): Text[] {
  if (!/[23]$/.test(view.players[seat]!.engineer)) return [];
  const items = players.map(({ round }) => round?.items ?? {});
  const { controlled = 0, majority = 0 } = items[seat]!;
  const leader = items.findIndex((item, other) => other !== seat && (item["majority"] ?? 0) > majority);
  return [
    ...(controlled <= MUCH ? [text("octopods", { points: -controlled })] : []),
    ...(leader >= 0 ? [text("majority", { name: { seat: leader } })] : []),
    ...(view.round === LAST ? [text("last")] : []),
  ];
}
