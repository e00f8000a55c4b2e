/** What is shown beside whatever is pointed at: one thing at a time, and never over the question and the news. */
export const pointing = $state({ preview: false }); // a card or the worth of an action is shown, and says all there is to say

const EDGE = 4;

/** Where something may be shown without leaving the page or covering the prompt: the first of these corners that will do. */
export function free(corners: [left: number, top: number][], { width, height }: { width: number; height: number }): { left: string; top: string } {
  const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
  const inside = ([left, top]: [number, number]): [number, number] => [
    Math.max(EDGE, Math.min(innerWidth - width - EDGE, left)),
    Math.max(EDGE, Math.min(innerHeight - height - EDGE, top)),
  ];
  const below: [number, number] = [corners[0]![0], (prompt?.bottom ?? 0) + EDGE];
  const fits = ([left, top]: [number, number]) =>
    !prompt || left + width <= prompt.left || left >= prompt.right || top + height <= prompt.top || top >= prompt.bottom;
  const [left, top] = inside(corners.find((corner) => inside(corner)[1] === corner[1] && fits(inside(corner))) ?? below);
  return { left: `${left}px`, top: `${top}px` };
}

/** Was it a mouse, to which things are shown before it clicks on them? */
export const byMouse = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === "mouse";
