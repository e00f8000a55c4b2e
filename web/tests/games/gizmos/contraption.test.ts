import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CARDS } from "../../../src/games/gizmos/cards";
import { contraption } from "../../../src/games/gizmos/contraption";

const all = [...CARDS.values()];

test("no two cards have the same contraption, even in one colour", () => {
  expect(all.length).toBe(112);
  const drawn = new Map<string, string[]>();
  for (const card of all) {
    const key = JSON.stringify([card.color, contraption(card)]);
    drawn.set(key, [...(drawn.get(key) ?? []), card.id]);
  }
  expect([...drawn.values()].filter((ids) => ids.length > 1)).toEqual([]);
});

test("a card always has the same one", () => {
  for (const card of all) expect(contraption(card)).toEqual(contraption({ ...card }));
});

test("the higher the level, the grander", () => {
  const parts = (level: number) => all.filter((card) => card.level === level).map((card) => contraption(card)).map(({ tops, right }) => tops.length + Number(right !== null));
  expect(new Set(parts(1))).toEqual(new Set([1]));
  expect(new Set(parts(2))).toEqual(new Set([3]));
  expect(new Set(parts(3))).toEqual(new Set([4]));
});

/** The contrast of two colours, as WCAG counts it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * parts[0]! + 0.7152 * parts[1]! + 0.0722 * parts[2]!;
  };
  const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

test("a star is seen on every colour: by its edge or by its gold", () => {
  const css = readFileSync(join(import.meta.dirname, "../../../src/style.css"), "utf8");
  const [light, dark] = [css.slice(0, css.indexOf('[data-theme="dark"]')), css.slice(css.indexOf('[data-theme="dark"]'))];
  const token = (name: string, theme: string) => (theme.match(new RegExp(`--${name}: (#\\w{6})`)) ?? light.match(new RegExp(`--${name}: (#\\w{6})`)))![1]!;
  for (const theme of [light, dark]) {
    expect(contrast(token("gold", theme), token("on-gold", theme))).toBeGreaterThan(4.5);
    for (const colour of ["red", "yellow", "blue", "black", "card", "panel"]) {
      const seen = Math.max(contrast(token("gold", theme), token(colour, theme)), contrast(token("on-gold", theme), token(colour, theme)));
      expect(seen, colour).toBeGreaterThan(3);
    }
  }
});
