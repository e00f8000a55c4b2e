// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => {
  document.head.innerHTML = "";
});

/** The pages as a server writes them that lies there. */
async function under(manifest: string) {
  document.head.innerHTML = `<link rel="manifest" href="${manifest}">`;
  return await import("../../src/lib/root");
}

test("at the root of a site", async () => {
  const { linkTo, pageOf } = await under("/manifest.webmanifest");
  expect(linkTo("/t/a")).toBe("/t/a");
  expect(linkTo("")).toBe("");
  expect(pageOf("/t/a")).toBe("/t/a");
});

test("under a path", async () => {
  const { linkTo, pageOf } = await under("/club/labtop/manifest.webmanifest");
  expect(linkTo("/")).toBe("/club/labtop/");
  expect(linkTo("/t/a")).toBe("/club/labtop/t/a");
  expect(pageOf("/club/labtop")).toBe("");
  expect(pageOf("/club/labtop/t/a")).toBe("/t/a");
  expect(pageOf("/t/a")).toBe("/t/a"); // asked directly
  expect(pageOf("/club/labtops/t/a")).toBe("/club/labtops/t/a");
});

test("no link forgets where the pages lie", () => {
  const sources = import.meta.glob<string>("../../src/**/*.svelte", { query: "?raw", import: "default", eager: true });
  const forgetful = Object.entries(sources).filter(([, source]) => /(href|src)=("|\{["`])\//.test(source));
  expect(Object.keys(sources).length).toBeGreaterThan(50);
  expect(forgetful.map(([path]) => path)).toEqual([]);
});
