/** What the keys and values of a position are called in the reader's language. */
import { find } from "../../lib/texts.svelte";

/** The name of a key that stands under another one; null where there is none. */
export function label(key: string, of: string): string | null {
  return find("plain", `in-${of}`, { inside: key }) ?? find("plain", `key-${key}`, { of });
}

/** A value that stands under these keys, players by name; null where nothing is. */
export function word(value: unknown, key: string, of: string, names: string[]): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "boolean") return value ? "✓" : "–";
  const plain = String(value);
  const args = { value: plain, of, name: (typeof value === "number" && names[value]) || plain };
  return find("plain", `value-${key}`, args) ?? find("plain", `value-${of}`, args) ?? plain;
}
