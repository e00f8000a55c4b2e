/** Lets pieces of the drawings fly to where they are now: whatever has the same `data-fly` as before. */
import { motion } from "../../lib/settings.svelte";

export function fly(root: HTMLElement, before: Map<string, DOMRect>): void {
  if (!before.size || !motion()) return;
  for (const piece of root.querySelectorAll<SVGGraphicsElement>("svg [data-fly]")) {
    const from = before.get(piece.dataset["fly"]!);
    const to = piece.getBoundingClientRect();
    const unit = piece.getScreenCTM()?.a;
    if (!from || !unit) continue;
    const [dx, dy] = [(from.x - to.x) / unit, (from.y - to.y) / unit];
    if (Math.hypot(dx, dy) < 3) continue;
    piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: 520, easing: "cubic-bezier(.3,.8,.3,1)" });
  }
}
