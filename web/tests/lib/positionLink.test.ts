import { describe, expect, it } from "vitest";
import { BrokenLink, pack, unpack } from "../../src/lib/positionLink";

const position = { game: "gizmos", players: [{ active: ["S-1", "I-21"], tokens: 3 }], turn: { stage: "action" }, name: "Zażółć" };

describe("a position in a link", () => {
  it("comes back as it was", async () => {
    expect(await unpack(await pack(position))).toEqual(position);
  });
  it("has only letters that addresses may have, and is shorter than its JSON", async () => {
    const long = { cards: Array.from({ length: 100 }, (_, number) => `II-${number}`) };
    const code = await pack(long);
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(JSON.stringify(long).length / 2);
  });
  it("is refused when it is broken", async () => {
    const code = await pack(position);
    for (const broken of ["", "!", code.slice(0, -8), code.slice(5), "A".repeat(50), await pack([] as never), await pack({ a: "x".repeat(300_000) })]) {
      await expect(unpack(broken)).rejects.toBeInstanceOf(BrokenLink);
    }
  });
});
