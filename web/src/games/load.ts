/** Fetches the pages of a game when it is needed. */
import type { Game } from "./game";

const GAMES: Record<string, () => Promise<{ game: Game }>> = {
  gizmos: () => import("./gizmos/game"),
  aquasphere: () => import("./aquasphere/game"),
};

export async function load(name: string): Promise<Game> {
  const found = GAMES[name];
  if (!found) throw new Error(`there is no page for ${name}`);
  return (await found()).game;
}
