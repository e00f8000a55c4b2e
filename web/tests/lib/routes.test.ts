// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { follow, go, place } from "../../src/lib/routes.svelte";
import { GAMES } from "../../src/lib/rules";

const [game] = GAMES;

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => {});
  go("/");
});

test.each([
  ["/", { page: "home" }],
  ["/t/Vb0q-kX_3", { page: "table", table: "Vb0q-kX_3" }],
  ["/t/Vb0q/", { page: "table", table: "Vb0q" }],
  ["/t/Vb0q#secret", { page: "table", table: "Vb0q" }],
  ["/replay", { page: "replay", table: null, review: false }],
  ["/replay?table=Vb0q", { page: "replay", table: "Vb0q", review: false }],
  ["/edit/gizmos", { page: "edit", game: "gizmos", code: null, names: [], table: null }],
  ["/edit/gizmos?name=Ada#q1bKz", { page: "edit", game: "gizmos", code: "q1bKz", names: ["Ada"], table: null }],
  ["/edit", { page: "lost" }],
  ["/privacy", { page: "privacy" }],
  ["/analyse", { page: "analyse", code: null, names: [], table: null }],
  ["/analyse?name=Ada&name=Ben&table=Vb0q#q1bKz", { page: "analyse", code: "q1bKz", names: ["Ada", "Ben"], table: "Vb0q" }],
  ["/replay?table=Vb0q&review", { page: "replay", table: "Vb0q", review: true }],
  ["/rules", { page: "rules", game, section: null }],
  [`/rules/${game}#setup`, { page: "rules", game, section: "setup" }],
  ["/rules/chess", { page: "lost" }],
  ["/learn", { page: "learn", game: null, lesson: null }],
  [`/learn/${game}`, { page: "learn", game, lesson: null }],
  [`/learn/${game}/first`, { page: "learn", game, lesson: "first" }],
  ["/learn/chess", { page: "lost" }],
  ["/explore", { page: "explore", game: null, show: null, card: null, line: null }],
  ["/explore?game=gizmos&card=I-09", { page: "explore", game: "gizmos", show: null, card: "I-09", line: null }],
  ["/explore?game=gizmos&show=openings&line=pick%20file-II", { page: "explore", game: "gizmos", show: "openings", card: null, line: "pick file-II" }],
  ["/puzzles", { page: "puzzles", game: null }],
  [`/puzzles/${game}`, { page: "puzzles", game }],
  ["/puzzles/46553f0047", { page: "puzzle", puzzle: "46553f0047" }],
  ["/puzzles/a/b", { page: "lost" }],
  ["/t/", { page: "lost" }],
  ["/t/a/b", { page: "lost" }],
  ["/elsewhere", { page: "lost" }],
])("%s", (path, expected) => {
  go(path);
  expect(place()).toEqual(expected);
});

describe("following a link", () => {
  /** Does the page follow a click on something inside a link? Otherwise it is the browser's. */
  function follows(attributes: Record<string, string>, how: Partial<MouseEvent> = {}): boolean {
    const link = document.createElement("a");
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    const preventDefault = vi.fn();
    follow({ target: link.appendChild(document.createElement("b")), preventDefault, ...how } as unknown as MouseEvent);
    return preventDefault.mock.calls.length > 0;
  }

  test("one of ours is followed without loading", () => {
    expect(follows({ href: "/replay?table=a" })).toBe(true);
    expect(place()).toEqual({ page: "replay", table: "a", review: false });
  });
  test.each([
    ["another site", { href: "https://example.org/learn" }, {}],
    ["the API", { href: "/api" }, {}],
    ["a download", { href: "/learn", download: "" }, {}],
    ["another tab", { href: "/learn", target: "_blank" }, {}],
    ["another tab, by key", { href: "/learn" }, { ctrlKey: true }],
    ["what somebody else has done already", { href: "/learn" }, { defaultPrevented: true }],
  ])("%s is left to the browser", (_, attributes, how) => {
    expect(follows(attributes, how)).toBe(false);
    expect(place()).toEqual({ page: "home" });
  });
});
