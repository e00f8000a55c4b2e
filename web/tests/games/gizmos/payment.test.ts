import { expect, test } from "vitest";
import { payment, payments, price } from "../../../src/games/gizmos/payment";

test("a payment is read as the notation spells it", () => {
  expect(payment("pay yellow2 black1 via I-09 II-14")).toEqual({
    action: "pay yellow2 black1 via I-09 II-14",
    spent: { yellow: 2, black: 1 },
    via: ["I-09", "II-14"],
  });
  expect(payment("pay red3").via).toEqual([]);
});

test("the price is the number of spheres", () => expect(price(payment("pay yellow2 black1 via I-09"))).toBe(3));

test("payments are found among the actions, the one that costs least first", () => {
  const legal = ["stop", "pay red3", "pay red1 via I-09 I-10", "pay red2 via I-09", "pay blue1 via I-09"];
  expect(payments(legal).map(({ action }) => action)).toEqual([
    "pay blue1 via I-09",
    "pay red1 via I-09 I-10",
    "pay red2 via I-09",
    "pay red3",
  ]);
});
