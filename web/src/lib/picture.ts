/**
 * What is drawn on a page as a picture of its own: an SVG that needs no style sheet, or a PNG.
 *
 * Every element is copied with the style that it has here and now. What styles say beyond initial values becomes
 * classes, which elements that look alike share. All that is not SVG becomes a plain box, so no browser's own style matters.
 */
const SVG = "http://www.w3.org/2000/svg";
const XHTML = "http://www.w3.org/1999/xhtml";
const ALWAYS = /^(display|overflow-[xy]|(border-.*|outline)-width)$/; // what nobody says is not the initial value
const NEVER = /^(-|animation|transition|container|contain|cursor|pointer-events|block-size|inline-size|(min|max)-(block|inline)|perspective-origin|d$)|-(block|inline)(-|$)/;
const MEANS_NOTHING = /^(class|style|role|tabindex|aria-.*|data-.*)$/; // outside the page
const DOUBLE = 2; // pixels of a PNG for each of the page

/** An element and all in it as the text of an SVG. */
export function svgOf(element: Element): string {
  const plain = document.body.appendChild(document.createElement("div"));
  plain.style.setProperty("all", "initial");
  const styles = new Styles(getComputedStyle(plain));
  const { width, height } = element.getBoundingClientRect();
  const copy = copied(element, [], styles)!;
  plain.remove();
  const picture = document.createElementNS(SVG, "svg");
  const attributes = { width, height, viewBox: `0 0 ${width} ${height}` };
  for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, String(value));
  const style = picture.appendChild(document.createElementNS(SVG, "style"));
  style.textContent = styles.rules();
  const ground = picture.appendChild(document.createElementNS(SVG, "rect"));
  for (const [name, value] of Object.entries({ width: "100%", height: "100%", fill: getComputedStyle(document.body).backgroundColor })) ground.setAttribute(name, value);
  const inside = picture.appendChild(document.createElementNS(SVG, "foreignObject"));
  inside.setAttribute("width", "100%");
  inside.setAttribute("height", "100%");
  inside.append(copy);
  return new XMLSerializer().serializeToString(picture);
}

/** The same in pixels. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.width * DOUBLE, height: image.height * DOUBLE });
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((found) => (found ? resolve(found) : reject(new Error("no picture"))), "image/png"));
}

const PSEUDO = ["", "::before", "::after"];

/** Classes by what they say. */
class Styles {
  readonly #names: string[];
  readonly #initial: string[];
  readonly #classes = new Map<string, string>();

  constructor(initial: CSSStyleDeclaration) {
    this.#names = [...initial].filter((name) => !NEVER.test(name));
    this.#initial = this.values(initial);
  }

  values(style: CSSStyleDeclaration): string[] {
    return this.#names.map((name) => style.getPropertyValue(name));
  }

  /** The class of an element with these values. What those of its parent say otherwise is said too, since much is inherited. */
  of(element: Element, values: string[], outer: string[]): string {
    const said = [this.#said(values, outer)];
    for (const pseudo of element.namespaceURI === SVG ? [] : PSEUDO.slice(1)) {
      const style = getComputedStyle(element, pseudo);
      said.push(["none", "normal"].includes(style.content) ? "" : this.#said(this.values(style), values));
    }
    const key = JSON.stringify(said);
    const name = this.#classes.get(key) ?? `p${this.#classes.size}`;
    this.#classes.set(key, name);
    return name;
  }

  rules(): string {
    const classes = [...this.#classes].flatMap(([key, name]) => (JSON.parse(key) as string[]).map((said, index) => ({ said, of: `.${name}${PSEUDO[index]}` })));
    return classes.filter(({ said }) => said).map(({ said, of }) => `${of}{${said}}`).join("");
  }

  #said(values: string[], outer: string[]): string {
    const said = (name: string, index: number) => ALWAYS.test(name) || values[index] !== this.#initial[index] || values[index] !== outer[index];
    return this.#names.flatMap((name, index) => (said(name, index) ? [`${name}:${values[index]}`] : [])).join(";");
  }
}

/** A copy of what can be seen of an element; `outer` is what its parent looks like. */
function copied(element: Element, outer: string[], styles: Styles): Element | null {
  const style = getComputedStyle(element);
  const drawing = element.namespaceURI === SVG;
  const hidden = style.display === "none" || (!drawing && !element.checkVisibility()); // such as what is folded away
  if (hidden || style.clipPath === "inset(50%)") return null; // the latter is for listeners only
  const copy = drawing ? (element.cloneNode(false) as Element) : document.createElementNS(XHTML, "div");
  for (const { name, value } of [...copy.attributes]) if (MEANS_NOTHING.test(name) || value.includes("var(")) copy.removeAttribute(name);
  const values = styles.values(style);
  copy.setAttribute("class", styles.of(element, values, outer));
  for (const child of element.childNodes) {
    const inner = child instanceof Element ? copied(child, values, styles) : child instanceof Text ? child.cloneNode() : null;
    if (inner) copy.append(inner);
  }
  return copy;
}
