/** The unit tests of the pages' own logic, compiled as the pages are. */
import { defineConfig, mergeConfig } from "vitest/config";
import pages from "./vite.config";

export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ["browser"] }, // Svelte as in a browser, with its effects
    test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000, restoreMocks: true, unstubGlobals: true },
  }),
);
