// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { leaving, origins } from "../../../src/games/aquasphere/flights";
import type { Owner, View } from "../../../src/games/aquasphere/view";
import type { Move } from "../../../src/lib/messages";

const station = (control: Owner | null, charging: Owner[]) => ({ station: { sectors: { B: { control, charging, submarines: [] } } } }) as unknown as View;
const move = { action: "act B green", seat: 1 } as Move;

test("a displaced bot comes from the control space", () => {
  expect(origins(station(0, []), station(1, [0]), move)).toEqual({ "control-B": "scientist-1", "charging-B-0": "control-B" });
  expect(leaving(station(0, []), station(1, [0]), move)).toEqual([]);
});

test("from a charging station that is too full all but one of each owner go home", () => {
  const gone = leaving(station(0, [1, 0, 1, "neutral"]), station(1, [1, 0]), move);
  expect(gone).toEqual([{ name: "charging-B-2", owner: 1 }, { name: "charging-B-3", owner: "neutral" }, { name: "control-B", owner: 0 }]);
});

test("nothing leaves with other moves", () => {
  expect(leaving(station(0, []), station(null, []), { action: "pass", seat: 0 } as Move)).toEqual([]);
  expect(leaving(station(0, []), station(null, []), null)).toEqual([]);
});
