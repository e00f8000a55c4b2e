/** What is seen between two drawings of the table: pieces fly, displaced bots walk. */
import { places, type Places } from "../../lib/fly";
import type { Move } from "../../lib/messages";
import { fly, ghosts, leaving, origins, walkHome, type Ghost } from "./flights";
import type { View } from "./view";

export class Theatre {
  #before: Places = new Map();
  #gone: Ghost[] = [];
  #shown: View | null = null;

  /** To be called before the page changes. Whoever skips does not wait for those still on their way. */
  lower(root: HTMLElement, next: View, move: Move | null): void {
    for (const { drawing } of this.#gone) drawing.remove();
    this.#before = places(root);
    this.#gone = this.#shown ? ghosts(root, leaving(this.#shown, next, move)) : [];
  }
  /** To be called when it has changed. */
  raise(root: HTMLElement, now: View, move: Move | null): void {
    fly(root, this.#before, this.#shown ? origins(this.#shown, now, move) : {});
    walkHome(root, this.#gone);
    this.#shown = now;
  }
}
