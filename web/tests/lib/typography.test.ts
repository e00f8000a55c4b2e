import { describe, expect, test } from "vitest";
import { bound } from "../../src/lib/typography";

describe("in German", () => {
  test("a number keeps its percent sign", () => expect(bound("Um 62 % bis 70 %: gut", "de")).toBe("Um 62\u00a0% bis 70\u00a0%: gut"));
  test("a word keeps the dots behind it", () => {
    expect(bound("Denkt nach …", "de")).toBe("Denkt nach\u00a0…");
    expect(bound("für 1, 3, 6 … Punkte", "de")).toBe("für 1, 3, 6\u00a0… Punkte");
  });
  test("dots at the beginning are bound to nothing", () => expect(bound("… und 3 weitere", "de")).toBe("… und 3 weitere"));
  test("the rest is free", () => expect(bound("das 95-%-Intervall, a b", "de")).toBe("das 95-%-Intervall, a b"));
});

test.each(["en", "de", "pl"])("a deviation keeps its sign in %s", (language) => {
  expect(bound("1500 ± 120", language)).toMatch(/±\u00a0120$/);
  expect(bound("±: ± about", language)).toBe("±: ± about");
});

test("in Polish words of one letter and numbers stay with what follows", () => {
  expect(bound("W grze 3 karty i kulka", "pl")).toBe("W\u00a0grze 3\u00a0karty i\u00a0kulka");
  expect(bound('<p><a href="#a">a tura</a></p>', "pl")).toBe('<p><a href="#a">a\u00a0tura</a></p>');
});

test("in English nothing else is bound", () => expect(bound("I take a card at 62 % …", "en")).toBe("I take a card at 62 % …"));
