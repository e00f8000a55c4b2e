/** Lets things that changed their place fly there: everything with `data-fly` is followed by that name. */
import { motion } from "./settings.svelte";

/** Where something is on the board, and in which `data-zone`: what stays in its zone does not fly, though it may make room there. */
export interface Place {
  rect: DOMRect; // from the corner of the board, which may itself be moved
  zone: Element | null;
}
export type Places = Map<string, Place>;

export function placeOf(root: HTMLElement, element: Element, corner = root.getBoundingClientRect()): Place {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { rect: new DOMRect(x - corner.x, y - corner.y, width, height), zone: element.closest("[data-zone]") };
}

const flights = new Set<Animation>();
/** Whoever clicks or presses a key does not wait. */
function land(): void {
  for (const flight of flights) flight.finish();
}
addEventListener("pointerdown", land, true);
addEventListener("keydown", land, true);

/** Where everything is now; to be called before the page changes. */
export function places(root: HTMLElement): Places {
  const found: Places = new Map();
  if (!motion()) return found;
  const corner = root.getBoundingClientRect();
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    found.set(element.dataset.fly!, placeOf(root, element, corner));
  }
  return found;
}

/** Has what had this name before stayed in its zone? */
export function stayed(before: Places, name: string, { zone }: Place): boolean {
  return zone !== null && before.get(name)?.zone === zone;
}

/** Flies everything from where it was; `origins` says where new things come from. */
export function fly(root: HTMLElement, before: Places, origins: Record<string, string> = {}): void {
  if (!before.size || !motion()) return;
  for (const element of root.querySelectorAll<HTMLElement>("[data-fly]")) {
    const name = element.dataset.fly!;
    const place = placeOf(root, element);
    const from = (before.get(name) ?? before.get(origins[name] ?? ""))?.rect;
    const to = place.rect;
    if (!from || !to.width || stayed(before, name, place) || Math.abs(from.x - to.x) + Math.abs(from.y - to.y) < 3) continue;
    const [x, y] = [from.x - to.x + (from.width - to.width) / 2, from.y - to.y + (from.height - to.height) / 2];
    const rolled = "rolls" in element.dataset ? ` rotate(${x > 0 ? 1 : -1}turn)` : "";
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})${rolled}`;
    const flight = element.animate([{ transform: start, zIndex: 5 }, { transform: "none", zIndex: 5 }], { duration: 480, easing: "cubic-bezier(.3,.8,.3,1)" });
    flights.add(flight);
    flight.onfinish = flight.oncancel = () => flights.delete(flight);
  }
}
