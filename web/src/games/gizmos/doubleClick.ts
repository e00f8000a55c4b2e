/** A double click on something that opens a sheet: the second click falls on the sheet, so both are told to this. */
const WITHIN = 400; // milliseconds
const NEAR = 12; // pixels

type Click = Pick<MouseEvent, "clientX" | "clientY" | "timeStamp" | "detail">;

export class DoubleClick {
  #last: Click | null = null;
  #first: Click | null = null; // the one that opened something

  /** The last click has opened something. */
  opened(): void {
    this.#first = this.#last;
  }

  /** Is this click, which comes before anything answers it, the second one? Keys click too, but nowhere. */
  again(click: Click): boolean {
    const first = this.#first;
    this.#first = null;
    this.#last = click.detail > 0 ? click : null;
    if (!first || !this.#last) return false;
    return click.timeStamp - first.timeStamp < WITHIN && Math.hypot(click.clientX - first.clientX, click.clientY - first.clientY) < NEAR;
  }
}
