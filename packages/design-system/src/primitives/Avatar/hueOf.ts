/** A hue in degrees made from a name, the same on every device: one of twelve, far enough apart to tell neighbours. */
export function hueOf(name: string): number {
  let hash = 7;
  for (const sign of name) hash = (hash * 31 + (sign.codePointAt(0) ?? 0)) % 65521;
  return (hash % 12) * 30;
}
