// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { CARDS } from "../../../src/games/gizmos/cards";
import { text, title } from "../../../src/games/gizmos/words";
import { LANGUAGES, settings, type Language } from "../../../src/lib/settings.svelte";
import { learn, spoken } from "../../../src/lib/texts.svelte";

test.each(Object.keys(LANGUAGES) as Language[])("every card has a title and whole sentences in %s", async (language) => {
  settings.language = language;
  await learn("gizmos");
  for (const id of CARDS.keys()) {
    expect(title(id)).toContain(id);
    expect(text(id)).toMatch(/^[^{}]+\.$/);
  }
});

test("a payment lists its spheres and converters, if there are any", async () => {
  settings.language = "en";
  await learn("gizmos");
  const spheres = { by: "and" as const, items: [1, 2].map((price) => ({ key: "price", args: { colour: "red", price } })) };
  const paid = (via: string[]) => spoken("gizmos", { key: "pay", args: { card: "I-01", spheres, count: via.length, via: { by: "and", items: via } } }, []);
  expect(paid([])).toBe("Pay 1 red and 2 red for I-01.");
  expect(paid(["I-09"])).toBe("Pay 1 red and 2 red for I-01, using the converter I-09.");
  expect(paid(["I-09", "I-10", "II-14"])).toBe("Pay 1 red and 2 red for I-01, using the converters I-09, I-10 and II-14.");
});
