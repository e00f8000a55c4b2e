import { expect, test } from "vitest";
import { tabsOf } from "../../../src/games/aquasphere/tabs";

test("a decision is looked for where it is taken", () => {
  expect(tabsOf(["engineer L1", "recall red", "pass"], null)).toEqual(["headquarters"]);
  expect(tabsOf(["buy green", "engineer L1", "act B red"], null)).toEqual(["station", "headquarters", "lab"]);
  expect(tabsOf(["give red", "give blue"], null)).toEqual(["lab"]);
});

test("recalling alone, or nothing at all, leads nowhere", () => expect(tabsOf(["recall red", "pass"], null)).toEqual([]));

test("a hint leads to what it shows", () => expect(tabsOf(["engineer L1", "act B red"], "engineer L1")).toEqual(["headquarters"]));
