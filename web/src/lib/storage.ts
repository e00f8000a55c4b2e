/** What this browser keeps for us. Where it keeps nothing, everything still works for this visit. */
export function read<Kept>(place: string, usual: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(place) ?? "null") as Kept | null) ?? usual;
  } catch {
    return usual;
  }
}

export function write(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    // Storing is forbidden or full.
  }
}
