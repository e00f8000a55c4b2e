// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { load, pictureOf } from "../../src/games/load";

const FOLDERS = Object.keys(import.meta.glob("../../src/games/*/game.ts")).map((path) => path.split("/").at(-2)!);

test("every folder is a game with a board and a picture", async () => {
  expect(FOLDERS.length).toBeGreaterThan(1);
  for (const name of FOLDERS) {
    expect((await load(name)).Board).toBeTypeOf("function");
    expect(pictureOf(name)).toBeTypeOf("function");
  }
});

test("a game without a folder has a plain one", async () => {
  vi.stubGlobal("fetch", vi.fn(async () => Response.json({ fluent: "" }))); // its texts
  expect(await load("nothing")).toBe(await load("plain"));
  expect(pictureOf("nothing")).toBe(pictureOf("plain"));
});
