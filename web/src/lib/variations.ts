/** Moves that were tried out, as a tree: every node is a position, and its first child goes on with the line. */
import type { FromPile, Move, Text } from "./messages";
import type { Position } from "./positionLink";

/** A position, with the move that led to it. */
export interface Moment {
  position: Position;
  move: Move | null; // none where the tree begins
  told: Text[];
  outcomes: string[]; // that chance might have brought
  revealed: FromPile[];
}
export interface Variation {
  parent: number | null;
  children: number[];
  moment: Moment;
}
/** By number; null for what was deleted. The first is where everything begins. */
export type Tree = readonly (Variation | null)[];

/** What of chance was chosen; what is not said does not matter. */
export interface Chosen {
  chance?: string[] | undefined;
  reveals?: string[] | undefined;
}

export const ROOT = 0;
export const planted = (moment: Moment): Tree => [{ parent: null, children: [], moment }];
export const node = (tree: Tree, at: number): Variation => tree[at]!;
export const cardsOf = ({ revealed }: Pick<Moment, "revealed">): string[] => revealed.flatMap(({ cards }) => cards);

/** With a new child of a node, which has the last number. */
export function grown(tree: Tree, parent: number, moment: Moment): Tree {
  const before = node(tree, parent);
  return [...replaced(tree, parent, { ...before, children: [...before.children, tree.length] }), { parent, children: [], moment }];
}

/** Without a node and all that follows it; the beginning stays. */
export function pruned(tree: Tree, at: number): Tree {
  const { parent } = node(tree, at);
  if (parent === null) return tree;
  const gone = new Set(below(tree, at));
  const before = node(tree, parent);
  const left = tree.map((one, number) => (gone.has(number) ? null : one));
  return replaced(left, parent, { ...before, children: before.children.filter((child) => child !== at) });
}

/** The child by this action that came out so, if there is one. */
export function childBy(tree: Tree, parent: number, action: string, { chance, reveals }: Chosen = {}): number | undefined {
  return node(tree, parent).children.find((child) => {
    const { moment } = node(tree, child);
    return moment.move?.action === action && same(chance, moment.move.chance) && same(reveals, cardsOf(moment));
  });
}
const same = (wished: string[] | undefined, came: string[]) => !wished || wished.join() === came.join();

/** From the beginning to a node. */
export function pathTo(tree: Tree, at: number): number[] {
  const { parent } = node(tree, at);
  return parent === null ? [at] : [...pathTo(tree, parent), at];
}

/** A node and those that go on from it, each with what was tried instead; of the first that is told elsewhere. */
export function line(tree: Tree, from: number): { at: number; instead: number[] }[] {
  const found = [{ at: from, instead: [] as number[] }];
  for (let { children } = node(tree, from); children.length; { children } = node(tree, children[0]!)) found.push({ at: children[0]!, instead: children.slice(1) });
  return found;
}

/** The end of the line that a node is on. */
export const endOf = (tree: Tree, at: number): number => line(tree, at).at(-1)!.at;

/** The next or the one before of what was tried in the same place. */
export function beside(tree: Tree, at: number, step: 1 | -1): number {
  const { parent } = node(tree, at);
  const all = parent === null ? [at] : node(tree, parent).children;
  return all[all.indexOf(at) + step] ?? at;
}

const replaced = (tree: Tree, at: number, by: Variation): Tree => tree.map((one, number) => (number === at ? by : one));

function below(tree: Tree, at: number): number[] {
  return [at, ...node(tree, at).children.flatMap((child) => below(tree, child))];
}
