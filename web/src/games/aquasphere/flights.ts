/** Lets pieces fly to where they are now: whatever has the same `data-fly` as before, or came from another thing. */
import type { Move } from "../../lib/messages";
import { placeOf, stayed, type Places } from "../../lib/fly";
import { motion } from "../../lib/settings.svelte";
import type { Letter } from "./components";
import type { View } from "./view";

/**
 * Where pieces come from that a move brought into a sector: a bot and a submarine with the scientist, a displaced bot from its control space.
 * No rule is worked out here: what is drawn now and was not drawn before has come, so both drawings are compared.
 */
export function origins(before: View, after: View, move: Move | null): Record<string, string> {
  const [verb, place] = move?.action.split(" ") ?? [];
  if (!move || (verb !== "act" && verb !== "place")) return {};
  const letter = place as Letter;
  const [old, now] = [before.station.sectors[letter], after.station.sectors[letter]];
  const from: Record<string, string> = { [`control-${letter}`]: `scientist-${move.seat}` };
  if (now.charging.length > old.charging.length) from[`charging-${letter}-${now.charging.length - 1}`] = `control-${letter}`;
  if (now.submarines.length > old.submarines.length) from[`submarine-${letter}-${now.submarines.length - 1}`] = `scientist-${move.seat}`;
  return from;
}

export function fly(root: HTMLElement, before: Places, from: Record<string, string>): void {
  if (!before.size || !motion()) return;
  for (const piece of root.querySelectorAll<HTMLElement | SVGGraphicsElement>("[data-fly]")) {
    const name = piece.dataset["fly"]!;
    const start = before.get(from[name] ?? name)?.rect;
    const place = placeOf(root, piece);
    if (start && (from[name] || !stayed(before, name, place))) glide(piece, start, place.rect);
  }
}

function glide(piece: HTMLElement | SVGGraphicsElement, start: DOMRect, end: DOMRect): void {
  const unit = piece instanceof SVGGraphicsElement ? piece.getScreenCTM()!.a : 1; // of the drawing, in pixels
  const dx = (start.x + start.width / 2 - end.x - end.width / 2) / unit;
  const dy = (start.y + start.height / 2 - end.y - end.height / 2) / unit;
  if (Math.hypot(dx, dy) < 3) return;
  piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: 520, easing: "cubic-bezier(.3,.8,.3,1)" });
}
