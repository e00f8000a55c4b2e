/** The moves as sentences, and what the server says of the actions at hand. */
import type { Game } from "../games/game";
import { words } from "./api";
import type { Step } from "./messages";
import { settings } from "./settings.svelte";
import { speaker, told as sentences } from "./texts.svelte";

export interface Told {
  seat: number;
  text: string;
}

/** The sentences of all moves. */
export function story(game: Game, name: string, steps: Step[], names: string[]): Told[] {
  const say = speaker(name);
  return steps.slice(1).map(({ move, told, view }, index) => ({
    seat: move!.seat,
    text: game.tell ? game.tell(say, steps[index]!.view, view, move!, names[move!.seat]!) : sentences(name, told, names),
  }));
}

/** What the server says of the legal actions: what they do, and what they bring. */
export class Written {
  actions = $state.raw<Record<string, string>>({});
  previews = $state.raw<Record<string, string>>({});
  #asked = 0;

  /** Asks for those after so many moves. */
  async ask(table: string, played: number, secret: string | undefined): Promise<void> {
    const { language } = settings;
    const asked = this.forget();
    const said = await words(table, language, played, secret).catch(() => null);
    if (!said || asked !== this.#asked) return; // another question came meanwhile
    this.actions = said.actions;
    this.previews = said.previews;
  }

  /** Those of the move before are of no use. */
  forget(): number {
    this.actions = this.previews = {};
    return ++this.#asked;
  }
}
