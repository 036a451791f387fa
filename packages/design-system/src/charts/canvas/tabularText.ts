/** Widths of characters in the font that was used last. */
let known: { font: string; widths: Map<string, number> } = { font: '', widths: new Map() };

/** Digits all take the room of a zero, as `font-variant-numeric: tabular-nums` has it, which a canvas does not know. */
function widthOf(context: CanvasRenderingContext2D, character: string): number {
  if (known.font !== context.font) known = { font: context.font, widths: new Map() };
  const shape = character >= '0' && character <= '9' ? '0' : character;
  const found = known.widths.get(shape);
  if (found !== undefined) return found;
  const { width } = context.measureText(shape);
  known.widths.set(shape, width);
  return width;
}

/** Writes a text whose digits do not move when others take their place. `x` is its end, or its middle. */
export function writeTabular(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
): void {
  const widths = Array.from(text, (character) => widthOf(context, character));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let left = x - (anchor === 'end' ? whole : anchor === 'middle' ? whole / 2 : 0);
  context.textAlign = 'center';
  for (const [i, character] of Array.from(text).entries()) {
    const width = widths[i] ?? 0;
    if (character !== ' ') context.fillText(character, left + width / 2, y);
    left += width;
  }
}
