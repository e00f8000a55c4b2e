import { expect, test, vi } from "vitest";
import type { Move, Sitting } from "../../src/lib/messages";
import { deciders } from "../../src/lib/standIn";

vi.mock("../../src/lib/texts.svelte", () => ({ say: (key: string, { name }: { name: string }) => `${key} ${name}` }));

const ADA: Sitting = { kind: "person", name: "Ada", level: null, held: true };
const BOT: Sitting = { kind: "bot", name: "", level: "easy", held: false };
const moves = (...by: [number, Move["by"]][]) => by.map(([seat, by], index): Move => ({ number: index + 1, seat, action: "", by, ms: 0, chance: [] }));

test("the log says where the computer begins to decide for a person, and where it ends", () => {
  const all = moves([0, "person"], [1, "bot"], [0, "bot"], [1, "bot"], [0, "bot"], [0, "person"], [0, "person"]);
  expect(deciders(all, [ADA, BOT])).toEqual(["", "", "log-stand-in Ada", "", "", "log-back Ada", ""]);
});

test("the log says it of every move for which time was up", () => {
  expect(deciders(moves([0, "clock"], [0, "clock"], [0, "person"]), [ADA, BOT])).toEqual(["log-clock Ada", "log-clock Ada", ""]);
});

test("a stand-in from the first move on", () => {
  expect(deciders(moves([0, "bot"]), [ADA])).toEqual(["log-stand-in Ada"]);
});

test("nothing where it is not known who sat there", () => {
  expect(deciders(moves([0, "bot"], [0, "clock"]), [])).toEqual(["", ""]);
});
