/** Short words to the person at the screen: why something is not possible, what went wrong, what can be undone. */
const STAYS = 6000;
const all: Toast[] = $state([]);
let next = 0;

interface Toast {
  id: number;
  text: string;
  undo?: () => void;
}

export function toasts(): readonly Toast[] {
  return all;
}

export function toast(text: string, undo?: () => void): void {
  for (const { id } of all.filter((other) => other.text === text)) dismiss(id);
  const id = next++;
  all.push(undo ? { id, text, undo } : { id, text });
  setTimeout(() => dismiss(id), STAYS);
}

export function dismiss(id: number): void {
  const index = all.findIndex((other) => other.id === id);
  if (index >= 0) all.splice(index, 1);
}
