/** Small sounds, made on the spot; off unless wished for. */
import { settings } from "./settings.svelte";

const TUNES = { move: [392], turn: [523, 659], end: [523, 659, 784] } as const;
let context: AudioContext | undefined;

export function sound(tune: keyof typeof TUNES): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  TUNES[tune].forEach((pitch, index) => note(context!, pitch, context!.currentTime + index * 0.11));
}

function note(audio: AudioContext, pitch: number, at: number): void {
  const tone = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.linearRampToValueAtTime(0.07, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.25);
}
