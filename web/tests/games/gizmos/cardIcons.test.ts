import { describe, expect, test } from "vitest";
import { CARDS, card } from "../../../src/games/gizmos/cards";
import { cardIcons } from "../../../src/games/gizmos/cardIcons";

const all = [...CARDS.values()];

describe("what a card does, as signs", () => {
  test.each(all)("$id says something, and nothing undefined", (one) => {
    const { rows } = cardIcons(one);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.length > 0)).toBe(true);
    expect(JSON.stringify(rows)).not.toMatch(/undefined|NaN|null/);
  });
  test("what triggers and what then happens are two rows", () => {
    for (const one of all.filter(({ trigger }) => trigger)) expect(cardIcons(one)).toMatchObject({ triggers: true, rows: { length: 2 } });
  });
});

test("a card that nobody knows is an error", () => expect(() => card("IV-01")).toThrow("IV-01"));
