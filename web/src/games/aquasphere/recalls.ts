/** Recalls: which of them help somebody who wishes something that is not legal, and what they bring in the course of an act. */
import { componentsOf, type Field, type Letter, type Program } from "./components";
import { capacity, research, type Player, type View } from "./view";
import { way } from "./ways";

const BROUGHT = 2; // time
const PRICE = 3; // of programming with time

/** The bots to recall, each of which would help. */
export function helpful(view: View, player: Player, refused: string): Program[] {
  const [verb, thing] = refused.split(" ");
  const { programmed, time } = player;
  const two = programmed.length === 2;
  if (verb === "act") return two && short(way(view, player, thing as Letter).price, time) ? programmed : [];
  if (verb === "engineer") {
    const leads = componentsOf(view).headquarters.programming_area.graph.arrows[player.engineer].includes(thing as Field);
    const colour = view.programs[thing as Field];
    return !leads ? [] : programmed.includes(colour) ? [colour] : two ? programmed : [];
  }
  if (verb !== "buy" || player.bought) return [];
  return two && time + BROUGHT >= PRICE ? programmed : short(PRICE, time) ? programmed : [];
}

/** Is just so much missing as a recall brings? */
function short(price: number, time: number): boolean {
  return price > time && price <= time + BROUGHT;
}

/** A recall in the course of an act: what is paid before, the time it brings then, and what it would bring before the act. */
export function inCourse(view: View, player: Player, sector: Letter): { after: string; time: number; first: number } {
  const price = way(view, player, sector).price;
  const paid = price || submarinePrice(view, player, sector);
  const fits = (time: number) => Math.min(BROUGHT, capacity(view, player, "time") - time);
  return { after: price ? "way" : "price", time: fits(player.time - paid), first: fits(player.time) };
}

/** What the next submarine space of a sector costs a player. */
function submarinePrice(view: View, player: Player, sector: Letter): number {
  const halved = player.research.filter(({ card }) => research(view, card).kind === "half_price_submarine").length;
  return componentsOf(view).station.submarine_spaces.costs.value[view.station.sectors[sector].submarines.length]! >> halved;
}
