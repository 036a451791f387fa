/** Widths of characters in the font of `writeIn`. */
let known: { font: string; widths: Map<string, number> } = { font: '', widths: new Map() };

/** After a typeface has arrived: what was measured is that of its stand-in. */
export function forgetWidths(): void {
  known = { font: '', widths: new Map() };
}

/** Digits all take the room of a zero, as `font-variant-numeric: tabular-nums` has it, which a canvas does not know. */
function widthOf(context: CanvasRenderingContext2D, character: string): number {
  const shape = character >= '0' && character <= '9' ? '0' : character;
  const found = known.widths.get(shape);
  if (found !== undefined) return found;
  const { width } = context.measureText(shape);
  known.widths.set(shape, width);
  return width;
}

/** The font of what is measured and written next. Kept here, as a context that is asked for its font writes it anew. */
export function writeIn(context: CanvasRenderingContext2D, font: string): void {
  context.font = font;
  if (known.font !== font) known = { font, widths: new Map() };
}

/** Width of what `writeTabular` writes in the context's font. */
export function tabularWidth(context: CanvasRenderingContext2D, text: string): number {
  return Array.from(text).reduce((sum, character) => sum + widthOf(context, character), 0);
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
