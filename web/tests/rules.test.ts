import { describe, expect, test } from "vitest";
import { rules } from "../rules";
import { GAMES, rulesOf } from "../src/lib/rules";

/** What a document becomes. */
function made(source: string): { code: string } | null {
  const { transform } = rules() as unknown as { transform: (source: string, id: string) => { code: string } | null };
  return transform(source, "/docs/rules/game.en.md");
}

describe("a document of the rules", () => {
  test("becomes a title, an introduction without the list of languages, and sections", () => {
    const source = '# Game\n\n[de](x.md)\n\nHello.\n\n## <span id="first"></span>First\n\nSee [there](#there) and [notation](../notation.md).\n';
    const { code } = made(source)!;
    expect(JSON.parse(code.replace("\nexport default ", "").replace(/;$/, ""))).toEqual({
      title: "Game",
      intro: "<p>Hello.</p>\n",
      sections: [{ id: "first", title: "First", level: 2, html: '<p>See <a href="#there">there</a> and notation.</p>\n' }],
    });
  });
  test("brings its pictures with it", () => {
    const { code } = made('# Game\n\n## <span id="first"></span>First\n\n![A card](../pictures/card.svg)\n')!;
    expect(code).toContain('import picture0 from "/docs/pictures/card.svg?url";');
    expect(code).toContain('src=\\"" + picture0 + "\\"');
  });
  test("needs an id at every heading", () => expect(() => made("# Game\n\n## First\n")).toThrow("First"));
});

test.each(GAMES)("the rules of %s have the same sections in every language", async (game) => {
  const [english, ...others] = await Promise.all((["en", "de", "pl"] as const).map((language) => rulesOf(game, language)));
  const ids = (of: typeof english) => of!.sections.map(({ id }) => id);
  expect(ids(english).length).toBeGreaterThan(5);
  for (const other of others) expect(ids(other)).toEqual(ids(english));
});
