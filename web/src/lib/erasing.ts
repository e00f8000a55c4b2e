/** What the server keeps of this browser's seats at a table, deleted. */
import { erase, Refused } from "./api";
import * as memory from "./memory";

const GONE = new Set<string>(["unknown_table", "unknown_secret"]);

/** Deletes all seats of a table; the message that says what came of it. What fails in between can be tried again. */
export async function forget({ table, secrets }: memory.Kept): Promise<string> {
  let told = "privacy-gone";
  for (const secret of secrets) {
    try {
      told = (await erase(table, secret)).whole ? "privacy-deleted-whole" : "privacy-deleted-seat";
    } catch (error) {
      if (!(error instanceof Refused && GONE.has(error.code))) throw error;
    }
  }
  memory.drop(table);
  return told;
}
