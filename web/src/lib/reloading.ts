/** Parts of the pages that are fetched when they are first wanted. */
const RELOADED = "labtop.reloaded"; // when
const AGAIN = 30_000; // milliseconds: what has not helped is left alone so long

/** One that does not come, as after the server was renewed under an open page: everything is loaded again, once. */
export function reloadWhenPartsAreGone(): void {
  addEventListener("vite:preloadError", () => {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < AGAIN) return;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
}
