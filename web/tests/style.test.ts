/** What is written or drawn can be seen on what it lies on, by day and by night (WCAG AA). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const CSS = readFileSync(new URL("../src/style.css", import.meta.url), "utf8");
const THEMES = { light: ":root", dark: ':root[data-theme="dark"]' };
const colours = (selector: string) =>
  Object.fromEntries([...CSS.split(`${selector} {`)[1]!.split("\n}")[0]!.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name!, value!]));

const TEXT: Record<string, string[]> = {
  ink: ["ground", "panel", "sunken", "card"],
  outline: ["enamel"],
  soft: ["ground", "panel", "sunken"],
  accent: ["ground", "panel"],
  danger: ["ground", "panel"],
  good: ["panel"],
  "on-accent": ["accent"],
  "on-star": ["star"],
  "on-yellow": ["yellow"],
  "on-white": ["white"],
  "on-blueprint": ["blueprint"],
  "on-seat": ["seat-0", "seat-1", "seat-2", "seat-3"],
  "seat-0": ["panel"],
  "seat-1": ["panel"],
  "seat-2": ["panel"],
  "seat-3": ["panel"],
};
const SIGNS: Record<string, string[]> = {
  star: ["ground", "panel", "card"],
  build: ["panel", "card"],
  file: ["panel", "card"],
  pick: ["panel", "card"],
  neutral: ["panel"],
  ...Object.fromEntries(["red", "blue", "black", "green", "purple", "any", "none"].map((colour) => [`on-${colour}`, [colour]])),
};

function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(colour.slice(start, start + 2), 16) / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

describe.each(Object.entries(THEMES))("%s", (_, selector) => {
  const set = { ...colours(THEMES.light), ...colours(selector) };
  const pairs = (wanted: Record<string, string[]>) => Object.entries(wanted).flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const));

  it.each(pairs(TEXT))("%s can be read on %s", (ink, ground) => {
    expect(contrast(set[ink]!, set[ground]!)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(pairs(SIGNS))("%s can be told from %s", (ink, ground) => {
    expect(contrast(set[ink]!, set[ground]!)).toBeGreaterThanOrEqual(3);
  });
});
