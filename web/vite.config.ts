import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { rules } from "./rules";

const root = import.meta.dirname;
const pages = resolve(root, "../src/labtop/server/pages");

export default defineConfig({
  root,
  base: "./", // assets find each other wherever they lie; the server writes into index.html where that is
  plugins: [svelte(), rules(), stamp()],
  server: {
    fs: { allow: [resolve(root, "..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: pages,
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // nothing inline: the pages allow no inline content
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // The texts of a language are one file for all pages, one for each game and one for each page that has its own.
        manualChunks: (id) => texts(id),
      },
    },
  },
});

function texts(id: string): string | undefined {
  const language = id.match(/(\w\w)\.ftl/)?.[1];
  const owner = id.match(/(?:games|pages)\/(\w+)\//)?.[1];
  return language && owner ? `${language}-${owner}` : language;
}

/** Writes down what the pages were built from, so that a test can tell whether they are up to date. */
function stamp(): Plugin {
  const sources = new Set<string>();
  return {
    name: "stamp",
    apply: "build",
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const path = id.split("?")[0]!;
        if (path.startsWith(resolve(root, "..")) && !path.includes("node_modules")) sources.add(path);
      }
      const copied = readdirSync(resolve(root, "public")).map((name) => `public/${name}`);
      for (const name of ["index.html", "package-lock.json", "rules.ts", "vite.config.ts", ...copied]) sources.add(resolve(root, name));
    },
    closeBundle() {
      const hashes = [...sources]
        .map((path) => [relative(resolve(root, ".."), path).replaceAll("\\", "/"), digest(path)] as const)
        .sort(([a], [b]) => (a < b ? -1 : 1));
      writeFileSync(resolve(pages, "sources.json"), JSON.stringify(Object.fromEntries(hashes), null, 1) + "\n");
    },
  };
}

function digest(path: string): string {
  return createHash("sha256").update(readFileSync(path)).digest("hex");
}
