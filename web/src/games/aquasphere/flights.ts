/** Lets pieces go to where they are now: whatever has the same `data-fly` as before, or came from another thing; displaced bots walk. */
import type { Move } from "../../lib/messages";
import { placeOf, stayed, type Places } from "../../lib/fly";
import { motion } from "../../lib/settings.svelte";
import type { Letter } from "./components";
import type { Owner, View } from "./view";

/**
 * Where pieces come from that a move brought into a sector: a bot and a submarine with the scientist, a displaced bot from its control space.
 * No rule is worked out here: what is drawn now and was not drawn before has come, so both drawings are compared.
 */
export function origins(before: View, after: View, move: Move | null): Record<string, string> {
  const letter = sectorOf(move);
  if (!move || !letter) return {};
  const [old, now] = [before.station.sectors[letter], after.station.sectors[letter]];
  const from: Record<string, string> = { [`control-${letter}`]: `scientist-${move.seat}` };
  if (now.charging.length > old.charging.length) from[`charging-${letter}-${now.charging.length - 1}`] = `control-${letter}`;
  if (now.submarines.length > old.submarines.length) from[`submarine-${letter}-${now.submarines.length - 1}`] = `scientist-${move.seat}`;
  return from;
}

/** The bots that a move took out of its sector, by their names in the drawing before, and whose they are. */
export function leaving(before: View, after: View, move: Move | null): { name: string; owner: Owner }[] {
  const letter = sectorOf(move);
  if (!move || !letter) return [];
  const [old, now] = [before.station.sectors[letter], after.station.sectors[letter]];
  const stood = [...old.charging.map((owner, index) => ({ name: `charging-${letter}-${index}`, owner })), ...(old.control === null ? [] : [{ name: `control-${letter}`, owner: old.control }])];
  const left = [...now.charging]; // who is still there; on the control space stands the one that came
  return stood.filter(({ owner }) => {
    const index = left.indexOf(owner);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** The sector into which a move brought a bot. */
function sectorOf(move: Move | null): Letter | null {
  const [verb, place] = move?.action.split(" ") ?? [];
  return verb === "act" || verb === "place" ? (place as Letter) : null;
}

export function fly(root: HTMLElement, before: Places, from: Record<string, string>): void {
  if (!before.size || !motion()) return;
  for (const piece of root.querySelectorAll<HTMLElement | SVGGraphicsElement>("[data-fly]")) {
    const name = piece.dataset["fly"]!;
    const start = before.get(from[name] ?? name)?.rect;
    const place = placeOf(root, piece);
    if (start && (from[name] || !stayed(before, name, place))) glide(piece, start, place.rect, name.startsWith("charging-"));
  }
}

/** A bot that is drawn no more, on its way home. */
export interface Ghost {
  drawing: SVGSVGElement;
  rect: DOMRect;
  owner: Owner;
}

/** To be called before the page changes: pictures of the bots that will be gone. */
export function ghosts(root: HTMLElement, gone: { name: string; owner: Owner }[]): Ghost[] {
  if (!motion()) return [];
  return gone.flatMap(({ name, owner }) => {
    const piece = root.querySelector<SVGGraphicsElement>(`[data-fly="${name}"]`);
    return piece?.checkVisibility({ visibilityProperty: true }) ? [{ drawing: picture(piece), rect: placeOf(root, piece).rect, owner }] : [];
  });
}

function picture(piece: SVGGraphicsElement): SVGSVGElement {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const { x, y, width, height } = piece.getBBox();
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  drawing.setAttribute("aria-hidden", "true");
  const copy = piece.cloneNode(true) as SVGElement;
  delete copy.dataset["fly"];
  drawing.append(copy);
  return drawing;
}

/** Lets them walk to the board of their owner, `data-home`; a neutral one just leaves. */
export function walkHome(root: HTMLElement, all: Ghost[]): void {
  for (const { drawing, rect, owner } of all) {
    const home = root.querySelector(`[data-home="${owner}"]`);
    const end = home ? placeOf(root, home).rect : new DOMRect(rect.x, rect.y - 30, rect.width, rect.height);
    Object.assign(drawing.style, { position: "absolute", zIndex: "7", pointerEvents: "none", left: `${rect.x}px`, top: `${rect.y}px`, width: `${rect.width}px`, height: `${rect.height}px` });
    root.append(drawing);
    const [dx, dy] = [end.x + end.width / 2 - rect.x - rect.width / 2, end.y + end.height / 2 - rect.y - rect.height / 2];
    const steps = gait((part) => [dx * part, dy * part], 5).map((step, index, { length }) => ({ ...step, opacity: index < length - 1 ? 1 : 0 }));
    drawing.animate(steps, { duration: 1100, easing: "linear" }).onfinish = () => drawing.remove();
  }
}

/** A bot's way of walking: from side to side, and up and down. */
function gait(at: (part: number) => [x: number, y: number], hop: number): Keyframe[] {
  const STEPS = 8;
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const [x, y] = at(step / STEPS);
    const [lift, lean] = [step % 2 ? hop : 0, step === STEPS ? 0 : step % 2 ? 8 : -8];
    return { transform: `translate(${x}px, ${y - lift}px) rotate(${lean}deg)` };
  });
}

function glide(piece: HTMLElement | SVGGraphicsElement, start: DOMRect, end: DOMRect, walks: boolean): void {
  const unit = piece instanceof SVGGraphicsElement ? piece.getScreenCTM()!.a : 1; // of the drawing, in pixels
  const dx = (start.x + start.width / 2 - end.x - end.width / 2) / unit;
  const dy = (start.y + start.height / 2 - end.y - end.height / 2) / unit;
  if (Math.hypot(dx, dy) < 3) return;
  if (walks) piece.animate(gait((part) => [dx * (1 - part), dy * (1 - part)], 8), { duration: 900, easing: "linear" });
  else piece.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: 520, easing: "cubic-bezier(.3,.8,.3,1)" });
}
