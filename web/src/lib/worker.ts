import { linkTo } from "./root";

/** Lets the pages be there without the server, where the browser can: on encrypted pages and on this machine. */
export function keepPages(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => void install().catch(() => {})); // it works without, only not offline
}

async function install(): Promise<void> {
  await navigator.serviceWorker.register(linkTo("/worker.js"));
  const { active } = await navigator.serviceWorker.ready;
  const used = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  active?.postMessage([linkTo("/"), ...used.filter((path) => path.startsWith(linkTo("/assets/")))]);
}
