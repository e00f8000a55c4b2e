// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { find, keep, note, tables } from "../../src/lib/memory";
import { read, write } from "../../src/lib/storage";

const kept = (table: string) => ({ table, game: "some", secrets: ["secret"], over: false });

beforeEach(() => localStorage.clear());

describe("storage", () => {
  test("what was written is read", () => {
    write("here", { a: [1, null] });
    expect(read("here", {})).toEqual({ a: [1, null] });
  });
  test("where there is nothing, or no JSON, there is what is usual", () => {
    expect(read("nowhere", 7)).toBe(7);
    localStorage.setItem("broken", "{");
    expect(read("broken", 7)).toBe(7);
  });
  test("a browser that keeps nothing is no problem", () => {
    const forbidden = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden });
    write("here", 1);
    expect(read("here", 7)).toBe(7);
  });
});

describe("the tables of this browser", () => {
  test("the newest is first, and each is there once", () => {
    for (const table of ["a", "b", "a"]) keep(kept(table));
    expect(tables().map(({ table }) => table)).toEqual(["a", "b"]);
  });
  test("the last word on a table counts", () => {
    keep(kept("a"));
    keep({ ...kept("a"), over: true });
    expect(find("a")?.over).toBe(true);
  });
  test("what is noted of a table leaves it in its place, with its secrets", () => {
    for (const table of ["a", "b"]) keep(kept(table));
    note("a", { hidden: true });
    expect(tables()).toEqual([kept("b"), { ...kept("a"), hidden: true }]);
  });
  test("a hundred games that are over are kept, and every running one", () => {
    for (let number = 0; number < 120; number++) {
      keep(kept(`running ${number}`));
      keep({ ...kept(`over ${number}`), over: true });
    }
    expect(tables().filter(({ over }) => over)).toHaveLength(100);
    expect(tables().filter(({ over }) => !over)).toHaveLength(120);
    expect(tables()[0]!.table).toBe("over 119");
  });
  test("what somebody else wrote there is not taken for tables", () => {
    write("labtop.tables", { not: "a list" });
    expect(tables()).toEqual([]);
  });
});
