import { expect, test } from "vitest";
import { chainOf, longestChains } from "../../../src/games/gizmos/chain";
import type { View } from "../../../src/games/gizmos/view";
import type { Move, Step } from "../../../src/lib/messages";

const view = (seat: number, ...used: string[]) => ({ turn: { seat, used } }) as unknown as View;
const move = (number: number, action: string) => ({ number, seat: 0, action }) as Move;

test("every gizmo that is used makes the chain longer", () => {
  const before = { view: view(0, "I-21"), move: move(4, "use I-21") };
  expect(chainOf(before, { view: view(0, "I-21", "I-22"), move: move(5, "use I-22") })).toEqual({ seat: 0, length: 2 });
});

test("the one that ends the turn is still counted, for who used it", () => {
  const before = { view: view(0, "I-21", "I-22"), move: move(5, "use I-22") };
  expect(chainOf(before, { view: view(1), move: move(6, "use II-17") })).toEqual({ seat: 0, length: 3 });
});

test("with the next turn it is over", () => {
  const before = { view: view(1), move: move(6, "use II-17") };
  expect(chainOf(before, { view: view(0), move: move(7, "pick red") }).length).toBe(0);
});

test("going back in a replay shows the chain of that moment", () => {
  const later = { view: view(0, "I-21", "I-22", "II-17"), move: move(9, "use II-17") };
  expect(chainOf(later, { view: view(0, "I-21"), move: move(4, "use I-21") })).toEqual({ seat: 0, length: 1 });
});

/** Steps of these moves: whose, in which turn, and whether a gizmo is used. */
function steps(...moves: [seat: number, turn: number, used: boolean][]): Step[] {
  const view = (number: number) => ({ players: [{}, {}], turn: { number } });
  const after = moves.map(([seat, , used], index) => ({ move: { seat }, told: [{ key: used ? "told-use" : "told-pick", args: {} }], view: view(moves[index + 1]?.[1] ?? 99) }));
  return [{ move: null, told: [], view: view(0) }, ...after] as unknown as Step[];
}

test("the gizmos used in one turn make a chain; the next turn begins another", () => {
  expect(longestChains(steps([0, 0, false], [0, 0, true], [0, 0, true], [1, 1, false], [1, 1, true], [0, 2, false], [0, 2, true]))).toEqual([2, 1]);
  expect(longestChains(steps([0, 0, false], [1, 1, false]))).toEqual([0, 0]);
});
