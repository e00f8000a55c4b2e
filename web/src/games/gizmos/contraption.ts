/** The machine on a card: what it does decides what it is made of, its id the rest. No two cards have the same. */
import type { Area, Card, Colour } from "./cards";
import { BASES, SIDES, TOPS, type Base, type Side, type Top } from "./contraptionParts";

export interface Placed<Name> {
  part: Name;
  paint: Colour; // of its painted shapes
}
export interface Contraption {
  body: Area;
  tops: Placed<Top>[]; // as many as the level
  left: Placed<Side> | null;
  right: Placed<Side> | null;
  base: Base;
}

const OF_EFFECT = { draw: "funnel", pick: "claw", gain_points: "bulb", file: "tubes", research: "dish", build_free: "crane" } as const;
const OF_LIMIT = { storage: "jar", archive: "tubes", research: "dish" } as const;
const OF_TRIGGER = { file: "bellows", pick: "pipe", build: "crank" } as const;

/** The same numbers for the same id, evenly spread. */
function chooser(id: string): <Item>(items: readonly Item[]) => Item {
  let state = [...id].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16777619), 374761393);
  return (items) => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    return items[((state ^ (state >>> 13)) >>> 0) % items.length]!;
  };
}

/** What shows best what a card does. */
function mainTops({ effect, conversions, upgrade }: Card): Top[] {
  if (effect) return [OF_EFFECT[effect.do]];
  if (conversions) return conversions[0]!.yields > 1 ? ["flask", "gear"] : ["flask"];
  if (upgrade?.forbids) return ["chimney"];
  if (upgrade?.discount) return ["spring"];
  if (upgrade?.end_score) return ["gauge"];
  return (["storage", "archive", "research"] as const).filter((limit) => upgrade?.[limit]).map((limit) => OF_LIMIT[limit]);
}

/** The colours that it deals with. */
function paints({ trigger, conversions, color }: Card): Colour[] {
  return trigger?.colors ?? conversions?.map(({ from }) => from) ?? [color];
}

export function contraption(card: Card): Contraption {
  const choose = chooser(card.id);
  const colours = paints(card);
  const [tops, sides] = [Object.keys(TOPS) as Top[], Object.keys(SIDES) as Side[]];
  const count = Math.max(1, card.level);
  const wanted = mainTops(card).slice(0, count);
  while (wanted.length < count) wanted.push(choose(tops.filter((top) => !wanted.includes(top))));
  const turned = choose([0, 1, 2].slice(0, count));
  const side = (part: Side, index: number): Placed<Side> => ({ part, paint: colours[index % colours.length]! });
  return {
    body: card.kind,
    tops: [...wanted.slice(turned), ...wanted.slice(0, turned)].map((part, index) => ({ part, paint: colours[index % colours.length]! })),
    left: side(card.trigger && card.level ? OF_TRIGGER[card.trigger.on] : choose(sides), 0),
    right: card.level > 1 ? side(choose(sides), 1) : null,
    base: choose(Object.keys(BASES) as Base[]),
  };
}
