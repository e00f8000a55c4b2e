import { motion } from "./settings.svelte";

/** Whoever uses the keyboard never loses their place: where the focus was on something that is gone, it goes to the question. */
let byKeys = false;
addEventListener("keydown", () => (byKeys = true), true);
addEventListener("pointerdown", () => (byKeys = false), true);

/** Remembers what has the focus. The returned function gives it back, or to the question where that is gone. */
export function borrowFocus(): () => void {
  const before = document.activeElement as HTMLElement | SVGElement | null;
  return () => {
    if (before?.isConnected) before.focus({ preventScroll: true });
    keepFocus();
  };
}

/** To be called when the page has changed. */
export function keepFocus(): void {
  if (!byKeys) return;
  requestAnimationFrame(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    if (!document.querySelector("dialog[open]")) document.querySelector<HTMLElement>(".prompt .words")?.focus({ preventScroll: true });
  });
}

/** Is enough of it on the screen to be noticed? */
export function inSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight / 2;
}

/** On a small screen something that was opened may lie far below: whoever opened it is taken there. */
export function bringIntoSight(element: HTMLElement): void {
  if (inSight(element)) return;
  element.scrollIntoView({ behavior: motion() ? "smooth" : "auto" });
  element.focus({ preventScroll: true });
}
