// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import type { Language } from "../../src/lib/settings.svelte";
import type { Rules } from "../../src/lib/rules";
import { rulesOf } from "../../src/lib/rules";
import { search, spans, type Piece } from "../../src/lib/search";
import { formsOf } from "../../src/lib/wordForms";

const SECTIONS = [
  { id: "row", title: "The energy row", level: 2, html: "<p>Six spheres lie here.</p>" },
  { id: "pick", title: "Pick", level: 2, html: "<p>Take a sphere from the <b>row</b>.</p>" },
  { id: "losowanie", title: "Łączenie kart", level: 2, html: "<p>Weź kulę z Größe.</p>" },
  { id: "table", title: "Costs", level: 2, html: "<table><tr><td>red</td><td>2</td></tr><tr><td>blue</td><td>3</td></tr></table>" },
];
const RULES: Rules = { title: "", intro: "", sections: SECTIONS };

const found = (query: string, language: Language = "en") => search(RULES, query, language).hits.map(({ id }) => id);
const marked = (pieces: Piece[]) => pieces.map(({ text, hit }) => (hit ? `[${text}]` : text)).join("");

describe("what is found", () => {
  test("sections with the word in the heading come first", () => expect(found("row")).toEqual(["row", "pick"]));
  test("a section has to have all words", () => expect(found("row six")).toEqual(["row"]));
  test("case and accents do not matter", () => expect(found("LACZENIE kule grosse")).toEqual(["losowanie"]));
  test("short words are found where words begin only", () => expect(found("ow")).toEqual([]));
  test("endings may differ if nothing has the very word", () => expect(found("sphering")).toEqual(["row", "pick"]));
  test("where no section has all words, those with the most", () => expect(found("sphere energy dragon")).toEqual(["row"]));
  test("nothing is found for nothing", () => expect(found(" – ")).toEqual([]));
  test("signs of patterns are no patterns", () => expect(found("(.*)")).toEqual([]));
});

describe("what is shown", () => {
  test("every hit is marked, in the heading and in the text", () => {
    const hits = search(RULES, "row", "en").hits;
    expect(marked(hits[0]!.title)).toBe("The energy [row]");
    expect(marked(hits[1]!.text)).toBe("Take a sphere from the [row].");
  });
  test("letters that are folded into two are marked as the one they were", () => {
    expect(marked(search(RULES, "grosse", "de").hits[0]!.text)).toContain("[Größe].");
  });
  test("cells and rows of tables are kept apart", () => {
    expect(marked(search(RULES, "blue", "en").hits[0]!.text)).toBe("red – 2 · [blue] – 3 ·");
  });
  test("of a long text the surroundings of the first hit, in whole words", () => {
    const long = { ...SECTIONS[0]!, html: `<p>${"before ".repeat(40)}needle ${"after ".repeat(40)}</p>` };
    const shown = marked(search({ ...RULES, sections: [long] }, "needle", "en").hits[0]!.text);
    expect(shown).toMatch(/^… (before )+\[needle\]( after)+ …$/);
    expect(shown.length).toBeLessThan(170);
  });
});

test("spans do not overlap", () => {
  expect(spans("research", ["research", "sear"])).toEqual([[0, 8]]);
});

describe("forms of a word find the same, in the rules as they are", () => {
  const FORMS: [Language, string[]][] = [
    ["en", ["crystal", "crystals"]],
    ["en", ["sphere", "spheres"]],
    ["en", ["card", "cards"]],
    ["en", ["program", "programs", "programmed", "programming"]],
    ["en", ["score", "scores", "scored", "scoring"]],
    ["de", ["Kristall", "Kristalle", "Kristallen"]],
    ["de", ["Karte", "Karten"]],
    ["de", ["Zug", "Züge", "Zügen"]],
    ["de", ["Spieler", "Spielers", "Spielern"]],
    ["pl", ["kryształ", "kryształy", "kryształów", "kryształami"]],
    ["pl", ["karta", "karty", "kart", "kartę"]],
    ["pl", ["punkt", "punkty", "punktów", "punktach"]],
  ];
  test.each(FORMS)("%s %s", async (language, forms) => {
    const rules = [await rulesOf("gizmos", language), await rulesOf("aquasphere", language)];
    const hits = forms.map((form) => rules.map((one) => search(one, form, language).hits.map(({ id }) => id)));
    expect(hits[0]!.flat()).not.toEqual([]);
    for (const one of hits) expect(one).toEqual(hits[0]);
  });
  test("a part of a German compound is found inside it", () => expect(spans("Forschungskarten", [formsOf("karte", "de")])).toEqual([[10, 16]]));
  test("a short word is found as far as it is typed", () => expect(spans("research", [formsOf("res", "en")])).toEqual([[0, 3]]));
  test("a short word is not found inside others", () => expect(spans("discard", [formsOf("card", "en")])).toEqual([]));
});
