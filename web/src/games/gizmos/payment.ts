/** Payments as the notation spells them: `pay yellow2 black1 via I-09 II-14`. */
import { ENERGIES, type Energy } from "./cards";

export interface Payment {
  action: string;
  spent: Partial<Record<Energy, number>>;
  via: string[];
}

export function payment(action: string): Payment {
  const [paid, via] = action.replace(/^pay /, "").split(" via ");
  const spent: Payment["spent"] = {};
  for (const [, colour, number] of paid!.matchAll(/([a-z]+)(\d+)/g)) spent[colour as Energy] = Number(number);
  return { action, spent, via: via ? via.split(" ") : [] };
}

/** All payments on offer, the one that costs least first. */
export function payments(legal: string[]): Payment[] {
  const all = legal.filter((action) => action.startsWith("pay ")).map(payment);
  return all.sort((a, b) => price(a) - price(b) || a.via.length - b.via.length || b.action.localeCompare(a.action));
}

export function price({ spent }: Payment): number {
  return ENERGIES.reduce((sum, colour) => sum + (spent[colour] ?? 0), 0);
}

/** The payment that spends no more of any colour than each other one; null where it is a question of taste. */
export function dominant([cheapest, ...others]: Payment[]): Payment | null {
  const least = (colour: Energy) => others.every(({ spent }) => (cheapest?.spent[colour] ?? 0) <= (spent[colour] ?? 0));
  return cheapest && ENERGIES.every(least) ? cheapest : null;
}
