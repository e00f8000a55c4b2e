/** What research cards do, as signs in a row. */
import type { Program, Research } from "./components";
import type { PieceKind } from "./glyphs";

export type Sign =
  | { sign: "program"; program: Program }
  | { sign: "piece"; kind: PieceKind }
  | { sign: "good"; kind: "time" | "crystals" | "octopods"; count: number | null }
  | { sign: "star"; text: string }
  | { sign: "text"; text: string }
  | { sign: "arrow" | "across" | "sideways" | "push" };

const ARROW: Sign = { sign: "arrow" };

export function cardIcons(card: Research): Sign[] {
  const program: Sign = { sign: "program", program: card.program ?? "white" };
  const cost: Sign = { sign: "good", kind: "time", count: card.cost_time ?? card.time ?? 0 };
  switch (card.kind) {
    case "engineer_reward":
      return [{ sign: "piece", kind: "engineer" }, program, ARROW, reward(card)];
    case "octopod_reward":
      return [{ sign: "good", kind: "octopods", count: null }, ARROW, reward(card)];
    case "displace_reward":
      return [{ sign: "push" }, ARROW, reward(card)];
    case "cross_station":
      return [{ sign: "piece", kind: "scientist" }, { sign: "across" }, cost];
    case "free_two_locks":
      return [{ sign: "text", text: "2" }, ARROW, { sign: "text", text: "0" }];
    case "half_price_submarine":
      return [{ sign: "piece", kind: "submarine" }, { sign: "text", text: "½" }];
    case "sideways_engineer":
      return [{ sign: "piece", kind: "engineer" }, { sign: "sideways" }];
    case "scoring_program":
      return [cost, ARROW, program];
    case "instant_program":
      return [cost, program];
  }
}

function reward({ reward, amount = 0 }: Research): Sign {
  return reward === "knowledge" || !reward ? { sign: "star", text: String(amount) } : { sign: "good", kind: reward, count: amount };
}
