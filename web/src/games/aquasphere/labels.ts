/** What a sector, a field or a track holds, in words. */
import type { Say } from "../../lib/texts.svelte";
import { componentsOf, type Field, type Letter, type Program } from "./components";
import type { Facts } from "./facts";
import type { Owner, View } from "./view";
import { list } from "./words";

/** Everything in a sector, for those who cannot see it. */
export function sectorLabel(say: Say, view: View, facts: Facts, letter: Letter, names: string[]): string {
  const { time, crystals, octopods, control, charging, submarines, research, extensions } = view.station.sectors[letter];
  const scientists = view.players.flatMap(({ scientist }, seat) => (scientist === letter ? [names[seat]!] : []));
  return say("sector-holds", {
    sector: letter,
    time,
    crystals,
    octopods,
    control: control === null ? "nobody" : control === "neutral" ? "neutral" : "somebody",
    holder: typeof control === "number" ? names[control]! : "",
    charging: charging.length,
    submarines: submarines.length,
    spaces: facts.submarines[letter].spaces,
    research: research.length,
    extensions: extensions.length,
    field: say("colour", { colour: componentsOf(view).station.programming_field_at_white_area.by_sector.value[letter] }),
    here: scientists.length,
    scientists: list(say, scientists),
  });
}

/** An area of a sector: what is done there, and what is there. */
export function areaLabel(say: Say, view: View, facts: Facts, letter: Letter, colour: Program): string {
  const { time, crystals, octopods, research, extensions } = view.station.sectors[letter];
  const { programming_field_at_white_area } = componentsOf(view).station;
  const { free, price } = facts.submarines[letter];
  const counts: Partial<Record<Program, number>> = {
    green: extensions.length,
    yellow: time,
    black: crystals,
    purple: octopods,
    blue: free,
    red: research.length,
  };
  return say("area-holds", {
    colour,
    count: counts[colour] ?? 0,
    card: (colour === "green" ? extensions : research)[0] ?? "",
    cost: price ?? 0,
    field: say("colour", { colour: programming_field_at_white_area.by_sector.value[letter] }),
  });
}

/** Who holds the control space of a sector. */
export function controlLabel(say: Say, view: View, letter: Letter, names: string[]): string {
  const { control } = view.station.sectors[letter];
  const whose = control === null ? "nobody" : control === "neutral" ? "neutral" : "somebody";
  return say("control-holds", { control: whose, holder: typeof control === "number" ? names[control]! : "" });
}

/** A field of the programming area: what it programs, who stands there. */
export function fieldLabel(say: Say, view: View, field: Field, names: string[]): string {
  const engineers = view.players.flatMap(({ engineer }, seat) => (engineer === field ? [names[seat]!] : []));
  return say("field-holds", { field, colour: view.programs[field], here: engineers.length, engineers: list(say, engineers) });
}

/** Whose a piece is, where pieces are listed by their owners. */
export function ownerName(say: Say, owner: Owner, names: string[]): string {
  return owner === "neutral" ? say("neutral-owner") : names[owner]!;
}

/** A submarine in the station. */
export function submarineLabel(say: Say, owner: Owner, names: string[]): string {
  return owner === "neutral" ? say("piece-neutral") : say("piece-of", { kind: "submarine", name: names[owner]! });
}
