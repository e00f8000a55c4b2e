/** No module of the pages needs itself, by whatever way round. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../src");
const FILES = (readdirSync(ROOT, { recursive: true }) as string[]).filter((name) => /\.(ts|svelte)$/.test(name)).map((name) => join(ROOT, name));

function imported(file: string): string[] {
  const names = [...readFileSync(file, "utf8").matchAll(/\b(?:from|import)[\s(]*"(\.[^"]+)"/g)].map(([, name]) => resolve(dirname(file), name!));
  return names.map((name) => [name, `${name}.ts`].find(existsSync)!).filter((name) => FILES.includes(name) && name !== file); // a part may hold others of its kind
}

test("there are no circles", () => {
  const imports = new Map(FILES.map((file) => [file, imported(file)]));
  expect([...imports.values()].flat().length).toBeGreaterThan(300); // it looks at something
  for (let left = -1; left !== imports.size; ) {
    left = imports.size;
    for (const [file, needed] of imports) if (!needed.some((name) => imports.has(name))) imports.delete(file);
  }
  expect([...imports.keys()]).toEqual([]); // what is left needs itself, or what does
});
