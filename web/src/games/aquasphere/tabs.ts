/** Where things are decided: the parts of the table that a small screen shows one at a time. */

export const TABS = ["station", "headquarters", "lab"] as const;
export type Tab = (typeof TABS)[number];

const PLACES: Record<string, Tab> = { act: "station", place: "station", engineer: "headquarters", buy: "lab", give: "lab", program: "lab", use: "lab" };

/** The tabs on which something can be done, first the one to look at; recalling is possible at any time and needs none. */
export function tabsOf(legal: string[], hinted: string | null): Tab[] {
  const found = (hinted ? [hinted] : legal).flatMap((action) => PLACES[action.split(" ")[0]!] ?? []);
  return TABS.filter((tab) => found.includes(tab));
}
