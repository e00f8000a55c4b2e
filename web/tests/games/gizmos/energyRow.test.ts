import { expect, test } from "vitest";
import type { Move } from "../../../src/lib/messages";
import { balls } from "../../../src/games/gizmos/energyRow";
import { origins } from "../../../src/games/gizmos/origins";
import type { View } from "../../../src/games/gizmos/view";

const energy = (red: number, yellow: number, blue: number, black: number) => ({ red, yellow, blue, black });
const view = (row: ReturnType<typeof energy>, ring: ReturnType<typeof energy>) => ({ row, players: [{ energy: ring }] }) as unknown as View;

test("the row lies in the same order for everybody, whatever they have seen before", () => {
  expect(balls(energy(2, 0, 1, 1)).map(({ id }) => id)).toEqual(["red-0", "red-1", "blue-0", "black-0"]);
});

test("a picked sphere comes from the row, the one that follows from the dispenser", () => {
  const [before, after] = [view(energy(2, 2, 1, 1), energy(0, 0, 0, 0)), view(energy(2, 1, 2, 1), energy(0, 1, 0, 0))];
  const move = { seat: 0, action: "pick yellow", chance: ["blue"] } as Move;
  expect(origins(before, after, move)).toEqual({ "row-blue-1": "dispenser", "ring-0-yellow-0": "row-yellow-1" });
});
