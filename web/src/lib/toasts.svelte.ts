/** Short words to the person at the screen: why something is not possible, what went wrong. */
const STAYS = 6000;
const all: { id: number; text: string }[] = $state([]);
let next = 0;

export function toasts(): readonly { id: number; text: string }[] {
  return all;
}

export function toast(text: string): void {
  for (const { id } of all.filter((other) => other.text === text)) dismiss(id);
  const id = next++;
  all.push({ id, text });
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  const index = all.findIndex((other) => other.id === id);
  if (index >= 0) all.splice(index, 1);
}
