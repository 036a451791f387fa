/**
 * A colour with another alpha, from the two forms in which a canvas gives a colour back (`#rrggbb`, `rgba(r, g, b, a)`).
 * A gradient to `transparent` would run through grey: canvas mixes towards transparent black.
 */
export function withAlpha(colour: string, alpha: number): string {
  const key = `${colour} ${alpha}`;
  const found = known.get(key) ?? mixed(colour, alpha);
  known.set(key, found);
  return found;
}

/** A palette has few colours, and every frame asks for the same ones. */
const known = new Map<string, string>();

function mixed(colour: string, alpha: number): string {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(colour);
  if (hex) {
    const channels = hex.slice(1, 4).map((channel) => Number.parseInt(channel, 16));
    return `rgba(${channels.join(', ')}, ${alpha})`;
  }
  const functional = /^rgba?\(([^)]+)\)/.exec(colour);
  const channels = functional?.[1]?.split(/[\s,/]+/).slice(0, 3);
  return channels ? `rgba(${channels.join(', ')}, ${alpha})` : colour;
}
