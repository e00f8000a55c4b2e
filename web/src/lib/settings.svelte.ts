/** What a person has chosen for this browser: language, theme, sound, name. Kept across visits. */
import { read, write } from "./storage";

export const LANGUAGES = { en: "English", de: "Deutsch", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = "light" | "dark";

interface Chosen {
  language: Language;
  theme: Theme | null; // null: as the system
  sound: boolean;
  name: string;
  level: string | null; // of the computer, as last played against
  pace: number; // milliseconds between two moves of others
}

const PLACE = "labtop.settings";
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const settings: Chosen = $state({ language: fromBrowser(), theme: null, sound: false, name: "", level: null, pace: 700, ...kept() });
const system = $state({ dark: dark.matches });
dark.addEventListener("change", () => (system.dark = dark.matches));

/** The theme in force. */
export function theme(): Theme {
  return settings.theme ?? (system.dark ? "dark" : "light");
}

/** May things move? */
export function motion(): boolean {
  return !still.matches;
}

/** Keeps the settings and puts them on the page; called once, inside an effect root. */
export function apply(): void {
  $effect(() => {
    document.documentElement.dataset.theme = theme();
    document.documentElement.lang = settings.language;
    write(PLACE, settings);
  });
}

function fromBrowser(): Language {
  const wished = navigator.languages.map((language) => language.slice(0, 2));
  return (wished.find((language) => language in LANGUAGES) as Language | undefined) ?? "en";
}

function kept(): Partial<Chosen> {
  const found = read<Partial<Chosen>>(PLACE, {});
  if (found.language && !(found.language in LANGUAGES)) delete found.language;
  return found;
}
