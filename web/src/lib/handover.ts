/** A record chosen on one page and opened on the next. */
let kept: string | undefined;

export function hand(record: string): void {
  kept = record;
}

/** The record that was handed over; `peek` leaves it there. */
export function take(peek = false): string | undefined {
  const record = kept;
  if (!peek) kept = undefined;
  return record;
}
