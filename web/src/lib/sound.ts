/** Small sounds, made on the spot; off unless wished for. */
import { settings } from "./settings.svelte";

interface Tone {
  pitch: number; // Hz
  to?: number; // where it glides
  at?: number; // seconds from now
  long?: number;
  kind?: OscillatorType;
}
const run = (pitches: number[], step: number, kind: OscillatorType): Tone[] => pitches.map((pitch, index) => ({ pitch, at: index * step, kind }));
const SOUNDS = {
  move: [{ pitch: 392 }],
  sphere: [{ pitch: 880, to: 520, long: 0.12, kind: "sine" }, { pitch: 660, to: 440, at: 0.1, long: 0.1, kind: "sine" }], // it drops and rolls
  card: [{ pitch: 190, to: 120, long: 0.08, kind: "square" }], // it is laid down
  chain: run([523, 698, 880], 0.06, "triangle"),
  turn: run([523, 659], 0.11, "triangle"),
  end: run([523, 659, 784, 1047], 0.13, "triangle"),
} satisfies Record<string, Tone[]>;
export type Sound = keyof typeof SOUNDS;
let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const tone of SOUNDS[name]) play(context, tone);
}

function play(audio: AudioContext, { pitch, to = pitch, at = 0, long = 0.22, kind = "triangle" }: Tone): void {
  const [start, end] = [audio.currentTime + at, audio.currentTime + at + long];
  const tone = new OscillatorNode(audio, { type: kind, frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(kind === "square" ? 0.03 : 0.07, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, end);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(end + 0.03);
}
