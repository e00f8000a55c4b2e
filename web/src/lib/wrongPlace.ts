/** What is wrong with a position: the engine names the place as the notation does, people call it otherwise. */
import { Refused } from "./api";
import { failure } from "./errors";
import { find, say } from "./texts.svelte";

export interface Wrong {
  place: string; // in the notation, such as players.1.energy; "" if none is named
  text: string;
}

export function wrongWith(error: unknown, game: string, names: string[]): Wrong {
  const detail = error instanceof Refused && error.code === "bad_position" ? error.reason?.args["detail"] : undefined;
  const [, place, reason] = (typeof detail === "string" ? detail : "").match(/^([\w.]+): (.+)$/s) ?? [];
  if (!place) return { place: "", text: failure(error, game) };
  const parts = place.split(".");
  const name = parts[0] === "players" ? names[Number(parts[1])] : undefined;
  const sector = parts.find((part) => /^[A-Z]$/.test(part)) ?? "";
  const key = parts.filter((part) => !/^(\d+|[A-Z])$/.test(part)).join("-");
  const called = find(game, "edit-place", { place: key, sector, path: place }) ?? place;
  return { place, text: name ? say("edit-wrong-player", { name, place: called, reason: reason! }) : say("edit-wrong", { place: called, reason: reason! }) };
}
