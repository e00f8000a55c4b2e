/** Somebody has asked to take back a move: what is said of the answers. */
import type { Answered, Proposal, State } from "./messages";
import { nameOf } from "./people";
import { say } from "./texts.svelte";

/** Who asked and does not agree any more withdraws. */
export function answered({ seat, agree }: Answered, proposal: Proposal | null, { seats }: State): string {
  const answer = agree ? "agreed" : seat === proposal?.seat ? "withdrawn" : "declined";
  return say("event-answered", { name: nameOf(seats[seat]!), answer });
}
