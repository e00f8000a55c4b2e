/** How people at a table feel: shown for some seconds, unless the reader mutes them all or one of them. */
import type { React, Reacted } from "./messages";
import { settings } from "./settings.svelte";

export type Sign = React["sign"];
export const SIGNS: Sign[] = ["good-luck", "nice", "wow", "thinking", "hurry", "oops", "thanks", "well-played"];
const STAYS = 6000; // milliseconds

export class Reactions {
  shown = $state.raw<Record<number, Sign>>({}); // by seat
  last = $state.raw<Reacted | null>(null);
  muted: number[]; // seats
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(
    muted: number[],
    readonly keep: (muted: number[]) => void,
  ) {
    this.muted = $state.raw(muted);
  }

  hear(reacted: Reacted, own: boolean): void {
    const { seat, sign } = reacted;
    if (!own && (!settings.reactions || this.muted.includes(seat))) return;
    this.shown = { ...this.shown, [seat]: sign };
    this.last = reacted;
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(seat, setTimeout(() => this.#end(seat), STAYS));
  }

  mute(seat: number, muted: boolean): void {
    this.muted = muted ? [...this.muted, seat] : this.muted.filter((other) => other !== seat);
    if (muted) this.#end(seat);
    this.keep(this.muted);
  }

  #end(seat: number): void {
    const { [seat]: _, ...others } = this.shown;
    this.shown = others;
  }
}
