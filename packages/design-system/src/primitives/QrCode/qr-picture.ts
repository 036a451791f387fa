import { encode } from 'uqr';

/** A code with its words, as a picture that is saved or sent. */
export interface QrPicture {
  /** What a scanner reads. */
  readonly value: string;
  /** Above the code. */
  readonly title: string;
  /** Below it; the first one is set large. */
  readonly lines: readonly string[];
  /** Of the words, BCP 47: Chinese letters are drawn as they are written there. */
  readonly language: string;
}

/* Sizes in px of a picture that is sharp on a phone, and that messengers need not make smaller. */
const width = 1_080;
const margin = 96;
const inner = width - 2 * margin;
const families = '"Inter Variable", system-ui, "Noto Sans CJK SC", sans-serif';
const styles = {
  title: { font: `700 60px ${families}`, leading: 80, color: '#14161f' },
  large: { font: `600 48px ${families}`, leading: 68, color: '#14161f' },
  small: { font: `400 30px ${families}`, leading: 46, color: '#5a6072' },
} as const;

type Style = (typeof styles)[keyof typeof styles];

/** PNG, ink on white in every theme, since many scanners cannot read light on dark. @throws Error where no picture can be made */
export async function drawQrPicture({ value, title, lines, language }: QrPicture): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  canvas.lang = language;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas to draw on');
  const above = linesOf(context, title, styles.title);
  const below = lines.flatMap((line, index) =>
    linesOf(context, line, index === 0 ? styles.large : styles.small),
  );
  const heightOf = (set: readonly Line[]): number => set.reduce((sum, { style }) => sum + style.leading, 0);
  canvas.width = width;
  canvas.height = 4 * margin + heightOf(above) + inner + heightOf(below) - margin;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const codeAt = write(context, above, margin) + margin / 2;
  drawCode(context, value, codeAt);
  write(context, below, codeAt + inner + margin / 2);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('no picture was made of the canvas');
  return blob;
}

/** Whole pixels for each module, in the middle. */
function drawCode(context: CanvasRenderingContext2D, value: string, top: number): void {
  const { data } = encode(value, { ecc: 'M', border: 0 });
  const module = Math.floor(inner / data.length);
  const offset = Math.floor((inner - module * data.length) / 2);
  context.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(margin + offset + x * module, top + offset + y * module, module, module);
    }),
  );
}

interface Line {
  readonly text: string;
  readonly style: Style;
}

/** Broken between words; within one that is longer than a line, such as an address. */
function linesOf(context: CanvasRenderingContext2D, text: string, style: Style): Line[] {
  context.font = style.font;
  const fits = (part: string): boolean => context.measureText(part.trimEnd()).width <= inner;
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)]
    .map(({ segment }) => segment)
    .flatMap((word) => (fits(word) ? [word] : Array.from(word)));
  const lines: string[] = [];
  for (const word of words) {
    const longer = (lines.at(-1) ?? '') + word;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word.trimStart());
  }
  return lines.map((line) => ({ text: line.trimEnd(), style }));
}

/** Centred. Answers where the next thing begins. */
function write(context: CanvasRenderingContext2D, lines: readonly Line[], top: number): number {
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  return lines.reduce((at, { text, style }) => {
    context.font = style.font;
    context.fillStyle = style.color;
    context.fillText(text, width / 2, at + style.leading / 2);
    return at + style.leading;
  }, top);
}
