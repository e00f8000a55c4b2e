// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

/** The settings of a visit with a browser that wishes these languages. */
async function visit(...languages: string[]) {
  vi.stubGlobal("navigator", { languages });
  return (await import("../../src/lib/settings.svelte")).settings;
}

test("the first language of the browser that we speak", async () => {
  expect((await visit("fr-FR", "pl-PL", "de")).language).toBe("pl");
});

test("English where we speak none of them", async () => {
  expect((await visit("fr", "cs")).language).toBe("en");
});

test("what was chosen before counts", async () => {
  localStorage.setItem("labtop.settings", JSON.stringify({ language: "de", pace: 0 }));
  expect(await visit("pl")).toMatchObject({ language: "de", pace: 0, sound: false });
});

test("a language that is not spoken any more does not count", async () => {
  localStorage.setItem("labtop.settings", JSON.stringify({ language: "eo", name: "Zofia" }));
  expect(await visit("pl")).toMatchObject({ language: "pl", name: "Zofia" });
});
