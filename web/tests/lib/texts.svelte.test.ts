// @vitest-environment happy-dom
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { settings } from "../../src/lib/settings.svelte";
import { find, learn, load, withTexts } from "../../src/lib/texts.svelte";

test("what was said before a game's texts came is said anew when they are there", async () => {
  settings.language = "en";
  await load("en");
  const heard: (string | null)[] = [];
  const leave = $effect.root(() => {
    $effect(() => void heard.push(find("gizmos", "discount", { discount: 1 })));
  });
  flushSync();
  await learn("gizmos");
  flushSync();
  leave();
  expect(heard[0]).toBeNull();
  expect(heard.at(-1)).not.toBeNull();
});

test("who asks for texts does not ask again when others come or the language changes", async () => {
  settings.language = "en";
  let asked = 0;
  const leave = $effect.root(() => {
    $effect(() => {
      asked += 1;
      void learn("aquasphere");
      void withTexts("explore", Promise.resolve());
    });
  });
  flushSync();
  await learn("aquasphere");
  settings.language = "de";
  flushSync();
  await load("de");
  flushSync();
  leave();
  expect(asked).toBe(1);
});
