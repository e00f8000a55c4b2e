/** A short tour of AquaSphere: what it is about, in pictures. */
import type { Panel } from "../game";
import Act from "./tour/Act.svelte";
import Colours from "./tour/Colours.svelte";
import Program from "./tour/Program.svelte";
import Push from "./tour/Push.svelte";
import Score from "./tour/Score.svelte";
import Station from "./tour/Station.svelte";

export const tour: Panel[] = [
  { name: "station", Drawing: Station },
  { name: "program", Drawing: Program },
  { name: "act", Drawing: Act },
  { name: "colours", Drawing: Colours },
  { name: "push", Drawing: Push },
  { name: "score", Drawing: Score },
];
