/** A record chosen on one page and opened on the next, where it stays when that page is loaded anew. */
const PLACE = "labtop.record";
let handed: string | undefined; // on its way to the next page

export function hand(record: string): void {
  handed = record;
}

/** The record of this page: one that was handed over, or that was there before the page was loaded anew. */
export function take(): string | undefined {
  const record = handed ?? kept();
  handed = undefined;
  return record;
}

/** Keeps the record of this page. Where the browser keeps nothing, it is there until the page is loaded anew. */
export function stay(record: string): void {
  const id = crypto.getRandomValues(new Uint32Array(1))[0]!;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ id, record }));
    history.replaceState({ record: id }, "");
  } catch {
    // Storing is forbidden or full.
  }
}

function kept(): string | undefined {
  try {
    const { id, record } = JSON.parse(sessionStorage.getItem(PLACE) ?? "{}") as { id?: number; record?: string };
    return id !== undefined && id === (history.state as { record?: number } | null)?.record ? record : undefined;
  } catch {
    return undefined;
  }
}
