// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { LANGUAGES, settings, type Language } from "../../src/lib/settings.svelte";
import { find, learn, load, ready, say, speaker, spoken, withTexts } from "../../src/lib/texts.svelte";

test("every language is read without a mistake, and spoken when it is there", async () => {
  expect(ready()).toBe(false);
  const welcome = new Set<string>();
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    settings.language = language;
    await load(language);
    welcome.add(say("connecting"));
  }
  expect(welcome.size).toBe(3);
});

test("until a language is there, the one before is spoken", async () => {
  settings.language = "en";
  await load("en");
  const english = say("connecting");
  settings.language = "de";
  expect(say("connecting")).toBe(english);
});

test("a text of the server names seats and lists items, also none", async () => {
  settings.language = "en";
  await learn("aquasphere");
  const told = (cards: string[]) => spoken("aquasphere", { key: "told-done-rewards", args: { name: { seat: 1 }, cards: { items: cards, by: "and" } } }, ["Ada", "Ben"]);
  expect(told(["R01", "R02", "R03"])).toBe("Ben forgoes R01, R02 and R03 at a red line.");
  expect(told([])).toContain("Ben forgoes");
});

test("a text that is missing is an error, unless it may be", () => {
  expect(() => say("no-such-text")).toThrow("no-such-text");
  expect(find("pages", "no-such-text")).toBeNull();
});

test("a game without words of its own speaks plainly", async () => {
  settings.language = "en";
  await load("en");
  expect(speaker("nothing")("turn", { name: "Ada" })).toBe("It is the turn of Ada.");
});

test("the texts of a page come with it, in every language that is chosen later", async () => {
  settings.language = "en";
  await load("en");
  expect(find("pages", "explore-loading")).toBeNull();
  expect(await withTexts("explore", Promise.resolve("the page"))).toBe("the page");
  expect(say("explore-loading")).toBe("Fetching the figures…");
  settings.language = "de";
  await load("de");
  expect(say("explore-loading")).not.toBe("Fetching the figures…");
});

test("a game that the pages were built without says what the server sends, and plainly the rest", async () => {
  settings.language = "en";
  vi.stubGlobal("fetch", vi.fn(async () => Response.json({ fluent: "told-roll = { $name } rolls." })));
  await learn("pig");
  expect(speaker("pig")("told-roll", { name: "Ada" })).toBe("Ada rolls.");
  expect(speaker("pig")("turn", { name: "Ada" })).toBe("It is the turn of Ada.");
});
