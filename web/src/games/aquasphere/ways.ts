/** The scientist's cheapest way, to be drawn: which places of the ring it passes and what each step costs. */
import { componentsOf, type Letter } from "./components";
import { lock, research, type Player, type View } from "./view";

export interface Step {
  from: number; // places of the ring
  to: number;
  by: "clockwise" | "anticlockwise" | "jump";
  price: number;
}

export interface Way {
  steps: Step[];
  price: number;
}

const PLACES = 6;
const LONG = 0.01; // of two equally cheap ways the shorter one is drawn

/** The cheapest way of a player's scientist to a sector. */
export function way(view: View, player: Player, to: Letter): Way {
  const { ring } = view.station;
  const cards = player.research.map(({ card }) => research(view, card));
  const free = cards.some(({ kind }) => kind === "free_two_locks");
  const jump = cards.find(({ kind }) => kind === "cross_station")?.cost_time ?? null;
  const prices = ring.map((letter) => (free && lock(view, letter) === 2 ? 0 : lock(view, letter)));
  const start = ring.indexOf(player.scientist);
  const end = ring.indexOf(to);
  const found = [walk(prices, start, end)];
  if (jump !== null) {
    for (let place = 0; place < PLACES; place++) {
      const across = (place + PLACES / 2) % PLACES;
      const over: Step = { from: place, to: across, by: "jump", price: jump };
      found.push(summed([...walk(prices, start, place).steps, over, ...walk(prices, across, end).steps]));
    }
  }
  const cost = ({ price, steps }: Way) => price + steps.length * LONG;
  return found.reduce((best, other) => (cost(other) < cost(best) ? other : best));
}

/** Along the ring in the cheaper direction. */
function walk(prices: number[], start: number, end: number): Way {
  const clockwise: Step[] = [];
  for (let place = start; place !== end; place = (place + 1) % PLACES) {
    clockwise.push({ from: place, to: (place + 1) % PLACES, by: "clockwise", price: prices[place]! });
  }
  const back: Step[] = [];
  for (let place = start; place !== end; place = (place + PLACES - 1) % PLACES) {
    const before = (place + PLACES - 1) % PLACES;
    back.push({ from: place, to: before, by: "anticlockwise", price: prices[before]! });
  }
  const [one, other] = [summed(clockwise), summed(back)];
  return other.price < one.price || (other.price === one.price && back.length < clockwise.length) ? other : one;
}

function summed(steps: Step[]): Way {
  return { steps, price: steps.reduce((sum, { price }) => sum + price, 0) };
}

/** The limit of a charging station. */
export function chargingLimit(view: View): number {
  return componentsOf(view).station.charging_station_limit.by_player_count[view.players.length]!;
}
