/** What is measured and written next: `font-variant-numeric: tabular-nums`, which a canvas does not know. */
export interface CanvasFont {
  px: number;
  family: string;
  /** Default 400. */
  weight?: number | undefined;
}

/** What a typeface gives another width where figures are tabular; a zero represents all digits. */
const tabularShapes = ['0', '.', ',', ':', '+', '−', '-'];
/** Large, so that a browser that rounds widths rounds little. */
const probePx = 100;

interface Widths {
  font: string;
  /** In px, by character. */
  known: Map<string, number>;
}

let current: Widths = { font: '', known: new Map() };
/** Of `tabularShapes`, in sizes of the text, by typeface. */
const tabularEms = new Map<string, Map<string, number>>();

/** After a typeface has arrived: what was measured is its fallback. */
export function forgetWidths(): void {
  current = { font: '', known: new Map() };
  tabularEms.clear();
}

/** The font of what follows. Kept here, as a context that is asked for its font writes it anew. */
export function writeIn(context: CanvasRenderingContext2D, { px, family, weight = 400 }: CanvasFont): void {
  const font = `${weight} ${px}px ${family}`;
  context.font = font;
  if (current.font === font) return;
  const face = `${weight} ${probePx}px ${family}`;
  const ems = tabularEms.get(face) ?? measureTabular(face);
  tabularEms.set(face, ems);
  current = { font, known: new Map(Array.from(ems, ([shape, em]) => [shape, em * px])) };
}

/** Asks the page, once a typeface: only there are figures tabular. */
function measureTabular(font: string): Map<string, number> {
  const probe = document.createElement('div');
  probe.setAttribute('aria-hidden', 'true');
  probe.style.cssText = 'position:fixed;inset:0 auto auto 0;visibility:hidden;pointer-events:none';
  probe.style.font = font;
  probe.style.fontVariantNumeric = 'tabular-nums';
  const spans = tabularShapes.map((shape) => {
    const span = document.createElement('span');
    span.textContent = shape;
    return span;
  });
  probe.append(...spans);
  document.body.append(probe);
  const ems = spans.map((span) => span.getBoundingClientRect().width / probePx);
  probe.remove();
  return new Map(tabularShapes.map((shape, i) => [shape, ems[i] ?? 0]));
}

function widthOf(context: CanvasRenderingContext2D, character: string): number {
  const shape = character >= '0' && character <= '9' ? '0' : character;
  const found = current.known.get(shape);
  if (found !== undefined) return found;
  const { width } = context.measureText(shape);
  current.known.set(shape, width);
  return width;
}

/** Width of what `writeTabular` writes in the font of `writeIn`. */
export function tabularWidth(context: CanvasRenderingContext2D, text: string): number {
  return Array.from(text).reduce((sum, character) => sum + widthOf(context, character), 0);
}

/** Writes a text whose digits do not move when others take their place. `x` is its start, its end or its middle. */
export function writeTabular(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  anchor: 'start' | 'middle' | 'end',
): void {
  const characters = Array.from(text);
  const widths = characters.map((character) => widthOf(context, character));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let left = x - (anchor === 'end' ? whole : anchor === 'middle' ? whole / 2 : 0);
  context.textAlign = 'center';
  for (const [i, character] of characters.entries()) {
    const width = widths[i] ?? 0;
    if (character !== ' ') context.fillText(character, left + width / 2, y);
    left += width;
  }
}
