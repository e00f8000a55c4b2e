/** The rules of docs/rules as sections, read while building: no page needs to know markdown. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { Marked, type Token } from "marked";
import type { Plugin } from "vite";
import { bound } from "./src/lib/typography";

const ELSEWHERE = ["notation"]; // of the terminal game
const HEADING = /^<span id="([\w-]+)"><\/span>(.*)$/;

export function rules(): Plugin {
  return {
    name: "rules",
    transform(source, id) {
      if (!id.endsWith(".md")) return null;
      const pictures: string[] = [];
      const language = id.split(".").at(-2)!;
      const at = (path: string) => resolve(dirname(id), path);
      const read = JSON.stringify(sections(source, pictures, language, at));
      const code = pictures.reduce((text, _, index) => text.replace(`picture:${index}`, `" + picture${index} + "`), read);
      const imports = pictures.map((path, index) => `import picture${index} from ${JSON.stringify(at(path) + "?url")};`);
      return { code: `${imports.join("\n")}\nexport default ${code};`, map: null };
    },
  };
}

/** The size of a drawing, so that the text does not move when it comes. */
function size(path: string): string {
  const [, width, height] = (existsSync(path) && readFileSync(path, "utf-8").match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/)) || [];
  return width ? ` width="${width}" height="${height}"` : "";
}

/** The title, what stands before the first heading, and each heading with its text. */
function sections(source: string, pictures: string[], language: string, at: (path: string) => string) {
  const html = (tokens: Token[]) => bound(marked.parser(tokens), language);
  const marked = new Marked({
    renderer: {
      image: ({ href, text }) => `<img src="picture:${pictures.push(href) - 1}" alt="${text}"${size(at(href))}>`,
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        return href.startsWith("#") ? `<a href="${href}">${text}</a>` : text; // other documents are not at hand
      },
    },
  });
  const parts: { heading: string; level: number; tokens: Token[] }[] = [];
  for (const token of marked.lexer(source)) {
    if (token.type === "heading") parts.push({ heading: token.text, level: token.depth, tokens: [] });
    else if (token.type !== "html") parts.at(-1)?.tokens.push(token);
  }
  const [head, ...others] = parts;
  const found = others.map(({ heading, level, tokens }) => {
    const [, id, title] = heading.match(HEADING) ?? [];
    if (!id) throw new Error(`the section ${heading} has no id`);
    return { id, title, level, html: html(tokens) };
  });
  const [, ...intro] = head!.tokens.filter(({ type }) => type !== "space"); // after the list of languages
  return { title: head!.heading, intro: html(intro), sections: found.filter(({ id }) => !ELSEWHERE.includes(id)) };
}
