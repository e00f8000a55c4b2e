import { expect, test } from "vitest";
import { byItself, OPTIONS } from "../../../src/games/gizmos/byItself";
import type { View } from "../../../src/games/gizmos/view";

const at = (stage: string) => ({ turn: { stage } }) as unknown as View;
const described = (effect: string) => ({ "use I-21": [{ key: "use", args: { card: "I-21", effect } }] });

test("nothing is done that is not wished", () => {
  expect(byItself(at("use"), ["use I-21", "end"], described("draw"), [])).toBeNull();
  expect(byItself(at("return"), ["under rest", "under I-01"], {}, ["use", "pay"])).toBeNull();
});

test("the only ready gizmo is used if it brings points or random energy", () => {
  expect(byItself(at("use"), ["use I-21", "end"], described("draw"), OPTIONS)).toBe("use I-21");
  expect(byItself(at("use"), ["use I-21", "end"], described("gain_points"), OPTIONS)).toBe("use I-21");
  expect(byItself(at("use"), ["use I-21", "end"], described("research"), OPTIONS)).toBeNull();
  expect(byItself(at("use"), ["use I-21", "use I-22", "end"], described("draw"), OPTIONS)).toBeNull();
});

test("a payment is made if it spends no more of any colour than any other", () => {
  expect(byItself(at("pay"), ["pay blue3", "pay blue2 via II-09"], {}, OPTIONS)).toBe("pay blue2 via II-09");
  expect(byItself(at("pay"), ["pay blue3", "pay red1 via I-13 II-13"], {}, OPTIONS)).toBeNull(); // one sphere, but of another colour
});

test("cards go under the deck as they are", () => {
  expect(byItself(at("return"), ["under I-01", "under rest"], {}, OPTIONS)).toBe("under rest");
});

test("everything else is asked", () => expect(byItself(at("action"), ["pick red"], {}, OPTIONS)).toBeNull());
