/** The moves as sentences, by the game's own words or, where it has none, by the server's. */
import type { Game } from "../games/game";
import { replayWords, words } from "./api";
import type { Step } from "./messages";
import { settings } from "./settings.svelte";
import { speaker } from "./texts.svelte";

export interface Told {
  seat: number;
  text: string;
}

/** The sentences of all moves; those that the server writes are handed in. */
export function story(game: Game, name: string, steps: Step[], names: string[], written: string[]): Told[] {
  const say = speaker(name);
  return steps.slice(1).map(({ move, view }, index) => ({
    seat: move!.seat,
    text: game.tell ? game.tell(say, steps[index]!.view, view, move!, names[move!.seat]!) : (written[index] ?? move!.action),
  }));
}

/** Sentences that the server writes, fetched as the game goes on, or once for a record. */
export class Written {
  actions = $state.raw<Record<string, string>>({});
  previews = $state.raw<Record<string, string>>({});
  told = $state.raw<string[]>([]);
  #language = "";
  #asked = 0;
  #record = "";

  /** What is said after so many moves, `told` or of the actions alone. */
  async catchUp(table: string, played: number, secret: string | undefined, told: boolean): Promise<void> {
    const { language } = settings;
    const asked = ++this.#asked;
    const known = language === this.#language ? this.told.slice(0, played) : [];
    this.actions = this.previews = {}; // those of the move before are of no use
    const nothing = { actions: {}, previews: {}, story: [] };
    const { actions, previews, story } = await words(table, language, told ? known.length : played, secret).catch(() => nothing);
    if (language !== settings.language || asked !== this.#asked) return;
    this.#language = language;
    this.actions = actions;
    this.previews = previews;
    if (told) this.told = [...known, ...story];
  }

  async read(recorded: string): Promise<void> {
    const { language } = settings;
    if (recorded === this.#record && language === this.#language) return;
    const { story } = await replayWords(recorded, language).catch(() => ({ story: [] }));
    if (language !== settings.language) return;
    this.#record = recorded;
    this.#language = language;
    this.told = story;
  }
}
