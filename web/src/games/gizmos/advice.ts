/** What matters to a beginner in a decision: from the view, the facts and what is legal. */
import type { Text } from "../../lib/messages";
import { card } from "./cards";
import type { Facts, View } from "./view";

const MOST = 2; // sentences
const NAMED = 3; // cards
const EARLY = 4; // rounds in which nothing may be built yet
const ENGINE = 3; // gizmos, the starting one included, of which one should react to something

const text = (key: string, args: Text["args"] = {}): Text => ({ key: `coach-${key}`, args });

export function advice(view: View, facts: Facts, legal: string[], seat: number): Text[] {
  switch (view.turn.stage) {
    case "action":
      return [...ending(view, facts, seat), ...building(facts, legal, seat), ...lacking(view, facts, seat)].slice(0, MOST);
    case "use":
      return [text("ready", { count: view.turn.ready.length })];
    case "pay":
      return [text("pay")];
    default:
      return [];
  }
}

function ending(view: View, { players, end }: Facts, seat: number): Text[] {
  if (view.end_triggered) return [text("last")];
  const near = (one: number) => players[one]!.level_3 === end.level_3 - 1 || view.players[one]!.active.length === end.gizmos - 1;
  const others = players.flatMap((_, one) => (one !== seat && near(one) ? [one] : []));
  return others.length ? [text("end-near", { name: { seat: others[0]! } })] : near(seat) ? [text("end-own")] : [];
}

function building({ players, round }: Facts, legal: string[], seat: number): Text[] {
  const cards = legal.flatMap((action) => action.match(/^build (.+)$/)?.[1] ?? []).sort((one, other) => card(other).points - card(one).points);
  if (cards.length) return [text("build", { count: cards.length, cards: { items: cards.slice(0, NAMED), by: "and" }, more: Math.max(0, cards.length - NAMED) })];
  const { stored, limits } = players[seat]!;
  if (stored >= limits.storage) return [text("full")];
  return round <= EARLY ? [text("collect")] : [];
}

/** What the machine of a seat has not got yet. */
function lacking(view: View, { round }: Facts, seat: number): Text[] {
  const own = view.players[seat]!.active.map(card).filter(({ level }) => level > 0);
  if (own.length + 1 >= ENGINE && !own.some(({ trigger }) => trigger)) return [text("no-trigger")];
  return round > 2 * EARLY && !own.some(({ conversions }) => conversions) ? [text("no-converter")] : [];
}
