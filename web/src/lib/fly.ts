/** Lets things that changed their place fly there: everything with `data-fly` is followed by that name. */
import { motion } from "./settings.svelte";

type Places = Map<string, DOMRect>;

/** Where everything is now; to be called before the page changes. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  if (!motion()) return found;
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    found.set(element.dataset.fly!, element.getBoundingClientRect());
  }
  return found;
}

/** Flies everything from where it was; `origins` says where new things come from. */
export function fly(root: HTMLElement, before: Places, origins: Record<string, string> = {}): void {
  if (!before.size || !motion()) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const name = element.dataset.fly!;
    const from = before.get(name) ?? before.get(origins[name] ?? "");
    const to = element.getBoundingClientRect();
    if (!from || !to.width || Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 3) continue;
    const start = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`;
    element.animate(
      [{ transformOrigin: "0 0", transform: start, zIndex: 5 }, { transformOrigin: "0 0", transform: "none", zIndex: 5 }],
      { duration: 480, easing: "cubic-bezier(.3,.8,.3,1)" },
    );
  }
}
