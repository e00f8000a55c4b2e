/** SHA-256, for pages of a local network too, where browsers offer none. */
const ROUNDS = 64;
const [START, ADDED] = constants();

/** Of a text, as hexadecimal digits. */
export function sha256(text: string): string {
  const state = Uint32Array.from(START);
  const words = padded(new TextEncoder().encode(text));
  for (let block = 0; block < words.length; block += 16) mix(state, words.subarray(block, block + 16));
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** The fractions of the square roots of the first 8 primes, of the cube roots of the first 64. */
function constants(): [number[], number[]] {
  const primes: number[] = [];
  for (let number = 2; primes.length < ROUNDS; number++) if (primes.every((prime) => number % prime)) primes.push(number);
  const fraction = (root: number) => ((root % 1) * 2 ** 32) | 0;
  return [primes.slice(0, 8).map((prime) => fraction(prime ** (1 / 2))), primes.map((prime) => fraction(prime ** (1 / 3)))];
}

/** The bytes as words, a 1 behind them, and in the end how many bits they have. */
function padded(bytes: Uint8Array): Uint32Array {
  const words = new Uint32Array(Math.ceil((bytes.length + 9) / 64) * 16);
  [...bytes, 0x80].forEach((byte, at) => (words[at >> 2]! |= byte << (24 - 8 * (at % 4))));
  words[words.length - 1] = bytes.length * 8;
  return words;
}

function mix(state: Uint32Array, block: Uint32Array): void {
  const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));
  const schedule = new Int32Array(ROUNDS);
  schedule.set(block);
  for (let at = 16; at < ROUNDS; at++) {
    const [near, far] = [schedule[at - 2]!, schedule[at - 15]!];
    const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
    const large = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
    schedule[at] = schedule[at - 16]! + small + schedule[at - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < ROUNDS; at++) {
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ADDED[at]! + schedule[at]!;
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, at) => (state[at]! += word));
}
