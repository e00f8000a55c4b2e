import { beforeEach, expect, test, vi } from "vitest";
import { erase, Refused } from "../../src/lib/api";
import { forget } from "../../src/lib/erasing";
import { drop } from "../../src/lib/memory";

vi.mock("../../src/lib/api", () => ({
  erase: vi.fn(),
  Refused: class extends Error {
    constructor(readonly code: string) {
      super(code);
    }
  },
}));
vi.mock("../../src/lib/memory", () => ({ drop: vi.fn() }));

const kept = { table: "t", game: "gizmos", secrets: ["one", "two"], over: false };
beforeEach(() => vi.resetAllMocks());

test("every seat of a shared screen is deleted, the last with the whole table", async () => {
  vi.mocked(erase).mockResolvedValueOnce({ whole: false }).mockResolvedValueOnce({ whole: true });
  expect(await forget(kept)).toBe("privacy-deleted-whole");
  expect(vi.mocked(erase).mock.calls).toEqual([["t", "one"], ["t", "two"]]);
  expect(drop).toHaveBeenCalledWith("t");
});

test("what the server does not know any more is forgotten here too", async () => {
  vi.mocked(erase).mockRejectedValue(new Refused("unknown_table"));
  expect(await forget(kept)).toBe("privacy-gone");
  expect(drop).toHaveBeenCalledWith("t");
});

test("what failed is kept, to be tried again", async () => {
  vi.mocked(erase).mockRejectedValue(new Refused("offline"));
  await expect(forget(kept)).rejects.toThrow("offline");
  expect(drop).not.toHaveBeenCalled();
});
