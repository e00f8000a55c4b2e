/** The face of a name; one of the others for a name that has none. */
export function pick<Look>(faces: Record<string, Look>, name: string): Look {
  const known = faces[name];
  if (known) return known;
  const all = Object.values(faces);
  return all[[...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0) % all.length]!;
}
