import { describe, expect, it } from "vitest";
import { beside, childBy, endOf, grown, line, pathTo, planted, pruned, ROOT, type Moment, type Tree } from "../../src/lib/variations";

function moment(action: string | null, chance: string[] = [], cards: string[] = []): Moment {
  const move = action === null ? null : { number: 1, seat: 0, action, by: "person" as const, ms: 0, chance };
  return { position: { after: action }, move, told: [], outcomes: [], revealed: [{ pile: "I", cards, unseen: cards }] };
}
/** 0 → 1 → 2 → 3, instead of 2: 4 → 5, instead of 1: 6. */
function tree(): Tree {
  let found = planted(moment(null));
  for (const [parent, action] of [[0, "a"], [1, "b"], [2, "c"], [1, "d"], [4, "e"], [0, "f"]] as const) found = grown(found, parent, moment(action));
  return found;
}

describe("a tree of variations", () => {
  it("goes on with the first child and tells the others beside it", () => {
    expect(line(tree(), ROOT)).toEqual([
      { at: 0, instead: [] },
      { at: 1, instead: [6] },
      { at: 2, instead: [4] },
      { at: 3, instead: [] },
    ]);
    expect(line(tree(), 4)).toEqual([{ at: 4, instead: [] }, { at: 5, instead: [] }]);
    expect(endOf(tree(), 1)).toBe(3);
    expect(pathTo(tree(), 5)).toEqual([0, 1, 4, 5]);
  });
  it("is left unchanged when it grows", () => {
    const before = tree();
    const after = grown(before, 3, moment("g"));
    expect(before).toEqual(tree());
    expect(after[3]!.children).toEqual([7]);
    expect(after[7]!.parent).toBe(3);
  });
  it("loses a branch with all that follows; the numbers of the others stay", () => {
    const left = pruned(tree(), 4);
    expect([left[4], left[5]]).toEqual([null, null]);
    expect(left[1]!.children).toEqual([2]);
    expect(line(left, ROOT).map(({ at }) => at)).toEqual([0, 1, 2, 3]);
    expect(pruned(tree(), ROOT)).toEqual(tree());
  });
  it("goes on with the next branch when the line is deleted", () => {
    expect(line(pruned(tree(), 1), ROOT).map(({ at }) => at)).toEqual([0, 6]);
  });
  it("finds the same action again, with the same luck if that is asked for", () => {
    let found = grown(planted(moment(null)), ROOT, moment("pick red", ["blue"]));
    found = grown(found, ROOT, moment("pick red", ["black"]));
    found = grown(found, ROOT, moment("file I-01", [], ["I-07"]));
    expect(childBy(found, ROOT, "pick red")).toBe(1);
    expect(childBy(found, ROOT, "pick red", { chance: ["black"] })).toBe(2);
    expect(childBy(found, ROOT, "pick red", { chance: ["yellow"] })).toBeUndefined();
    expect(childBy(found, ROOT, "file I-01", { reveals: ["I-07"] })).toBe(3);
    expect(childBy(found, ROOT, "file I-01", { reveals: ["I-08"] })).toBeUndefined();
    expect(childBy(found, ROOT, "file I-02")).toBeUndefined();
  });
  it("walks among what was tried in the same place", () => {
    expect(beside(tree(), 2, 1)).toBe(4);
    expect(beside(tree(), 4, 1)).toBe(4);
    expect(beside(tree(), 4, -1)).toBe(2);
    expect(beside(tree(), ROOT, 1)).toBe(ROOT);
  });
});
