/** What the linter looks for beyond the compiler. How lines are broken is nobody's business here. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import typescript from "typescript-eslint";
import config from "./svelte.config.js";

export default defineConfig(
  js.configs.recommended,
  typescript.configs.strict,
  svelte.configs.recommended,
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig: config } },
  },
  {
    rules: {
      "no-undef": "off", // the compiler knows what there is
      "@typescript-eslint/no-non-null-assertion": "off", // says that a place of a list is never empty
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_$", varsIgnorePattern: "^_$" }],
      "svelte/prefer-svelte-reactivity": "off", // what nothing is drawn from stays a plain Map
    },
  },
  {
    files: ["src/**/*.ts", "tests/**/*.ts"],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      "@typescript-eslint/no-floating-promises": "error",
      "@typescript-eslint/no-misused-promises": "error",
      "@typescript-eslint/await-thenable": "error",
    },
  },
);
