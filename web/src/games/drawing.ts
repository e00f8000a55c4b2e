/** Shapes that several drawings need. */

/** A cogwheel around 0 0: so many teeth between an outer and an inner radius. */
export function cog(teeth: number, outer: number, inner: number): string {
  const step = Math.PI / teeth / 2; // a tooth goes up, along, down and along
  const at = (radius: number, quarter: number) => `${(radius * Math.cos(quarter * step)).toFixed(2)} ${(radius * Math.sin(quarter * step)).toFixed(2)}`;
  const tooth = (index: number) => [at(inner, 4 * index - 1.4), at(outer, 4 * index - 0.8), at(outer, 4 * index + 0.8), at(inner, 4 * index + 1.4)];
  return `M${Array.from({ length: teeth }, (_, index) => tooth(index)).flat().join("L")}z`;
}
