import { expect, test } from "vitest";
import { DoubleClick } from "../../../src/games/gizmos/doubleClick";

const click = (timeStamp: number, clientX = 10, detail = 1) => ({ timeStamp, clientX, clientY: 10, detail });

/** Is a click the second one, after one at 10 pixels and 0 milliseconds that opened something? */
function again(second: ReturnType<typeof click>): boolean {
  const clicks = new DoubleClick();
  clicks.again(click(0));
  clicks.opened();
  return clicks.again(second);
}

test("two clicks at one place in a short time", () => expect(again(click(200))).toBe(true));
test("not after a while", () => expect(again(click(900))).toBe(false));
test("not elsewhere", () => expect(again(click(200, 80))).toBe(false));
test("not by keys", () => expect(again(click(200, 10, 0))).toBe(false));

test("not where the first click opened nothing, nor a third time", () => {
  const clicks = new DoubleClick();
  clicks.again(click(0));
  expect(clicks.again(click(100))).toBe(false);
  clicks.opened();
  expect(clicks.again(click(200))).toBe(true);
  expect(clicks.again(click(300))).toBe(false);
});
