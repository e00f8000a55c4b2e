import { describe, expect, test } from "vitest";
import { LETTERS, OURS, type Letter, type Research } from "../../../src/games/aquasphere/components";
import type { Player, View } from "../../../src/games/aquasphere/view";
import { way } from "../../../src/games/aquasphere/ways";

const LOCKS = OURS.station.locks.values_on_clockwise_side_of_sector.by_sector;
const VIEW = { components: "aquasphere_components", station: { ring: [...LETTERS] } } as unknown as View;

/** The way of a scientist in A whose player has cards of these kinds. */
function from(to: Letter, ...kinds: Research["kind"][]) {
  const research = kinds.map((kind) => ({ card: OURS.research_cards.cards.items.find((card) => card.kind === kind)!.id, spent: false }));
  return way(VIEW, { scientist: "A", research } as unknown as Player, to);
}

describe.each([[[]], [["cross_station"]], [["free_two_locks"]], [["cross_station", "free_two_locks"]]] as Research["kind"][][][])("with %j", (kinds) => {
  test.each(LETTERS)("the way to %s is unbroken, and its steps add up to its price", (to) => {
    const { steps, price } = from(to, ...kinds);
    expect(steps.reduce((sum, step) => sum + step.price, 0)).toBe(price);
    let place = 0;
    for (const step of steps) {
      expect(step.from).toBe(place);
      place = step.to;
    }
    expect(LETTERS[place]).toBe(to);
  });
});

test("staying costs nothing", () => expect(from("A")).toEqual({ steps: [], price: 0 }));

test("the cheaper direction is taken", () => {
  const around = (letters: readonly Letter[]) => letters.reduce((sum, letter) => sum + LOCKS[letter], 0);
  for (const [place, to] of LETTERS.entries()) {
    expect(from(to).price).toBe(Math.min(around(LETTERS.slice(0, place)), around(LETTERS.slice(place))));
  }
});

test("who may cross the station jumps where that is cheaper", () => {
  expect(from("D", "cross_station").steps.map(({ by }) => by)).toEqual(["jump"]);
  expect(from("B", "cross_station").steps.map(({ by }) => by)).not.toContain("jump");
});
