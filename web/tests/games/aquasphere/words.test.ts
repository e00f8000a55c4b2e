// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { know, OURS } from "../../../src/games/aquasphere/components";
import { cardText } from "../../../src/games/aquasphere/words";
import { LANGUAGES, settings, type Language } from "../../../src/lib/settings.svelte";
import { learn } from "../../../src/lib/texts.svelte";

const ours = { components: "aquasphere_components" };

test.each(Object.keys(LANGUAGES) as Language[])("every card and extension is told in whole sentences in %s", async (language) => {
  settings.language = language;
  await learn("aquasphere");
  const pieces = [...OURS.research_cards.cards.items, ...OURS.lab_extensions.tiles.items];
  expect(pieces).toHaveLength(71);
  for (const { id } of pieces) expect(cardText(ours, id)).toMatch(/^[^{}]+\.$/);
});

test("cards of a set of its own are told as that set has them", async () => {
  settings.language = "en";
  await learn("aquasphere");
  know("own", { components: OURS, texts: { R01: [{ key: "card-free_two_locks", args: {} }] } });
  expect(cardText({ components: "own" }, "R01")).toBe("Locks of value 2 cost you nothing.");
});
