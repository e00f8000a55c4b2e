/** Where we are. A table's secrets travel behind the #, which no server ever gets to see. */
import { linkTo, pageOf } from "./root";
import { GAMES } from "./rules";

export type Place =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string | null; review: boolean }
  | { page: "analyse"; code: string | null; names: string[]; table: string | null }
  | { page: "check"; table: string | null }
  | { page: "rules"; game: string; section: string | null }
  | { page: "learn"; game: string | null; lesson: string | null }
  | { page: "explore"; game: string | null; show: string | null; card: string | null; line: string | null }
  | { page: "puzzles"; game: string | null }
  | { page: "puzzle"; puzzle: string }
  | { page: "edit"; game: string; code: string | null; names: string[]; table: string | null }
  | { page: "privacy" }
  | { page: "lost" };

const here = $state({ place: read() });
addEventListener("popstate", () => (here.place = read()));

export function place(): Place {
  return here.place;
}

export function go(path: string): void {
  history.pushState(null, "", linkTo(path));
  here.place = read();
  scrollTo(0, 0);
}

/** A link of ours, followed without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || link.origin !== location.origin || link.hasAttribute("download") || link.target) return;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) return;
  const page = pageOf(link.pathname);
  if (page.startsWith("/api")) return;
  event.preventDefault();
  go(page + link.search + link.hash);
}

function read(): Place {
  const path = pageOf(location.pathname).replace(/\/+$/, "");
  if (path === "") return { page: "home" };
  if (path === "/privacy") return { page: "privacy" };
  const search = new URLSearchParams(location.search);
  const from = search.get("table");
  if (path === "/replay") return { page: "replay", table: from, review: search.has("review") };
  if (path === "/explore") return { page: "explore", game: search.get("game"), show: search.get("show"), card: search.get("card"), line: search.get("line") };
  if (path === "/analyse") return { page: "analyse", code: location.hash.slice(1) || null, names: search.getAll("name"), table: from };
  if (path === "/check") return { page: "check", table: from };
  const game = path === "/rules" ? GAMES[0] : GAMES.find((name) => path === `/rules/${name}`);
  if (game) return { page: "rules", game, section: location.hash.slice(1) || null };
  const [, course, lesson] = path.match(/^\/learn(?:\/(\w+)(?:\/(\w+))?)?$/) ?? [null];
  if (path === "/learn" || (course && GAMES.includes(course))) return { page: "learn", game: course ?? null, lesson: lesson ?? null };
  const [puzzles, chosen] = path.match(/^\/puzzles(?:\/(\w+))?$/) ?? [null];
  if (puzzles) return chosen && !GAMES.includes(chosen) ? { page: "puzzle", puzzle: chosen } : { page: "puzzles", game: chosen ?? null };
  const edited = path.match(/^\/edit\/(\w+)$/)?.[1];
  if (edited) return { page: "edit", game: edited, code: location.hash.slice(1) || null, names: search.getAll("name"), table: from };
  const table = path.match(/^\/t\/([\w-]+)$/)?.[1];
  return table ? { page: "table", table } : { page: "lost" };
}
