/** A position as a short text for a link: JSON, deflated, in letters that addresses may have. */
export type Position = Record<string, unknown>;

/** The code is no position: cut off, or mistyped. */
export class BrokenLink extends Error {}

const MOST = 200_000; // letters of a position; none comes near it

export async function pack(position: Position): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(position)), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpack(code: string): Promise<Position> {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    const found: unknown = JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw"))));
    if (found && typeof found === "object" && !Array.isArray(found)) return found as Position;
  } catch {
    // Not in base64, not deflated, not JSON, or far too much.
  }
  throw new BrokenLink();
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const found: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Uint8Array.from(found);
    found.push(...value);
    if (found.length > MOST) throw new BrokenLink();
  }
}
