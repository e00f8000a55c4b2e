/** What a person has chosen for this browser: language, theme, sound, name. Kept across visits. */
import { read, write } from "./storage";

export const LANGUAGES = { en: "English", de: "Deutsch", pl: "Polski" } as const;
export type Language = keyof typeof LANGUAGES;
export type Theme = "light" | "dark";

interface Chosen {
  language: Language;
  theme: Theme | null; // null: as the system
  sound: boolean;
  reactions: boolean; // of others are shown
  name: string;
  level: string | null; // of the computer, as last played against
  pace: number; // milliseconds between two moves of others
  byItself: Record<string, string[]>; // by game, what is done without asking
}

const PLACE = "labtop.settings";
const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const settings: Chosen = $state({ language: fromBrowser(), theme: null, sound: false, reactions: true, name: "", level: null, pace: 700, byItself: {}, ...kept() });
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
    const above = getComputedStyle(document.documentElement).getPropertyValue("--panel"); // the colour of the head of the page
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = above;
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
