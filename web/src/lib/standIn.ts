/** The computer in a person's place: what is said of it. */
import type { BotCame, Move, Moved, Sitting, State } from "./messages";
import { say } from "./texts.svelte";

/** Does the computer play for a person here? */
export const standsIn = ({ kind, level }: Sitting): boolean => kind === "person" && level !== null;

/** To everybody at once: somebody's time is up, or the computer takes over. */
export function taken(event: Moved | BotCame, { seats }: State): string {
  const seat = event.kind === "moved" ? event.move.seat : event.seat;
  const { name, kind } = seats[seat]!;
  if (event.kind === "moved") return say("event-clock", { name });
  return say(kind === "bot" ? "event-bot_sat" : event.out_of_time ? "event-out_of_time" : "event-bot_came", { name });
}

/** In the log, by move: who decided it, where that was not the one who decided before. */
export function deciders(moves: Move[], seats: Sitting[]): string[] {
  const last = new Map<number, Move["by"]>();
  return moves.map(({ seat, by }) => {
    const before = last.get(seat) ?? "person";
    last.set(seat, by);
    const { kind, name } = seats[seat] ?? {};
    if (kind !== "person") return "";
    if (by === "clock") return say("log-clock", { name: name! });
    if (by === before || (by === "person" && before === "clock")) return "";
    return say(by === "bot" ? "log-stand-in" : "log-back", { name: name! });
  });
}
