/** A short tour of Gizmos: what it is about, in pictures. */
import type { Panel } from "../game";
import Build from "./tour/Build.svelte";
import Chain from "./tour/Chain.svelte";
import End from "./tour/End.svelte";
import File from "./tour/File.svelte";
import Pick from "./tour/Pick.svelte";
import Trigger from "./tour/Trigger.svelte";

export const tour: Panel[] = [
  { name: "pick", Drawing: Pick },
  { name: "build", Drawing: Build },
  { name: "file", Drawing: File },
  { name: "trigger", Drawing: Trigger },
  { name: "chain", Drawing: Chain },
  { name: "end", Drawing: End },
];
