// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Sitting } from "../../src/lib/messages";
import { guestName } from "../../src/lib/people";
import { settings, type Language } from "../../src/lib/settings.svelte";
import { load } from "../../src/lib/texts.svelte";

const table = (...names: string[]): Sitting[] => names.map((name) => ({ kind: name ? "person" : "open", name, level: null, held: name !== "" }));

test.each([
  ["en", "Guest", "Guest 2", "Guest 3"],
  ["de", "Gast", "Gast 2", "Gast 3"],
  ["pl", "Gość", "Gość 2", "Gość 3"],
] as const)("a guest is called as nobody else at the table (%s)", async (language: Language, first, second, third) => {
  settings.language = language;
  await load(language);
  expect(guestName(table("Ada", ""))).toBe(first);
  expect(guestName(table(first, ""))).toBe(second);
  expect(guestName(table(first, second, ""))).toBe(third);
  expect(guestName(table("Ada", second, ""))).toBe(first);
});
