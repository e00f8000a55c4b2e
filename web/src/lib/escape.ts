/** What lies open without being a dialog: Escape closes the one that was opened last, wherever the focus is. */
const open: (() => void)[] = [];

/** Closes by Escape until the returned function is called. */
export function onEscape(close: () => void): () => void {
  open.push(close);
  return () => void open.splice(open.indexOf(close), 1);
}

addEventListener("keydown", (event) => {
  const dialog = document.querySelector("dialog[open]"); // it lies on top, and the browser closes it
  if (event.key === "Escape" && !event.defaultPrevented && !dialog) open.at(-1)?.();
});
