/** Addresses that can be handed on. */
import { server } from "./games.svelte";
import { linkTo } from "./root";

const LOCAL = ["localhost", "127.0.0.1", "[::1]"];

/** By which others reach this server; null if only this machine does. The address in use is one, unless it names this machine. */
export function addressForOthers(): string | null {
  return LOCAL.includes(location.hostname) ? server()?.address || null : location.origin + linkTo("");
}
