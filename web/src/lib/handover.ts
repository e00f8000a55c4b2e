/** A record chosen on one page and opened on the next. */
let kept: unknown;

export function hand(record: unknown): void {
  kept = record;
}

/** The record that was handed over; `peek` leaves it there. */
export function take(peek = false): unknown {
  const record = kept;
  if (!peek) kept = undefined;
  return record;
}
