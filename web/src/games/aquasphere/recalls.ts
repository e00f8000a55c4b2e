/** Which recalls help somebody who wishes something that is not legal: they bring 2 time, or make room for another program. */
import { componentsOf, type Field, type Letter, type Program } from "./components";
import type { Player, View } from "./view";
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
