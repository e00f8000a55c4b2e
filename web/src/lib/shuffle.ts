/** What this browser adds to a shuffle, and what it checks of one: see docs/api.md, "The shuffle can be proved". */
import { makeTable } from "./api";
import * as memory from "./memory";
import type { NewTable, State } from "./messages";
import { sha256 } from "./sha256";

/** The part of a record that proves its shuffle. */
export interface Proof {
  table: string;
  commitment: string;
  secret: string;
  nonces: (string | null)[];
}

const lines = (...parts: string[]) => sha256(parts.join("\n"));

/** Random digits that nobody else knows yet. */
export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What is shown of a nonce until everybody has promised theirs. */
export const promise = (nonce: string) => lines("labtop nonce", nonce);

export const commitment = ({ secret, table }: Proof, game: string, players: number, components: string) =>
  lines("labtop shuffle", table, game, String(players), components, secret);

/** The seed, in decimal digits. */
export const seed = ({ commitment, secret, nonces }: Proof) =>
  BigInt(`0x${lines("labtop seed", commitment, secret, ...nonces.map((nonce) => nonce ?? "")).slice(0, 32)}`).toString();

/** Makes a table, to whose shuffle this browser adds; its id. */
export async function makeMixedTable(wanted: NewTable): Promise<string> {
  const nonce = newNonce();
  const { table, secrets } = await makeTable({ ...wanted, promise: promise(nonce) });
  memory.keep({ table, game: wanted.game, secrets: secrets.filter((secret) => secret !== null), over: false, nonce });
  return table;
}

/** The seats that have promised to add something and have not yet. */
export const owing = ({ proof }: State) => proof.promises.flatMap((promised, seat) => (promised && !proof.nonces[seat] ? [seat] : []));

/** The seats whose nonce will not come by itself: of ours those that this browser does not know, of others those who are away. */
export function lost(state: State, you: number[], nonce: string | undefined, connected: boolean[]): number[] {
  const promised = nonce && promise(nonce);
  return owing(state).filter((seat) => (you.includes(seat) ? state.proof.promises[seat] !== promised : you.length > 0 && !connected[seat]));
}

/** The seat for which this browser is to show its nonce now, if there is one: no seat is open, and it is the promised one. */
export function due(state: State, you: number[], nonce: string | undefined): number | null {
  if (!nonce || state.seats.some(({ kind }) => kind === "open")) return null;
  const promised = promise(nonce);
  return owing(state).find((seat) => you.includes(seat) && state.proof.promises[seat] === promised) ?? null;
}
