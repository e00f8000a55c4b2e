import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const ROOT = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

it.each([
  ["src/labtop/games/gizmos", "gizmos"],
  ["src/labtop/games/aquasphere", "aquasphere"],
  ["src/labtop/core/plain", "plain"],
])("every bot of %s has a face of its own", (folder, game) => {
  const names = read(`${folder}/bot_names.py`).match(/BOT_NAMES = \((.*)\)/)![1]!.match(/\w+/g)!;
  const faces = read(`web/src/games/${game}/Face.svelte`);
  const looks = names.map((name) => faces.match(new RegExp(`^    ${name}: (.*),$`, "m"))?.[1]);
  expect(looks).not.toContain(undefined);
  expect(new Set(looks).size).toBe(names.length);
});
