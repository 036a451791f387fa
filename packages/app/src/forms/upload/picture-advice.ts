/** What a photo of a document could be better in. Pure: it looks at pixels, and advises; whoever took it may know better. */

/** The first two say the same of every photo; of the others, a thing that is not there cannot be seen. */
export type PictureAdvice = 'tooSmall' | 'tooDark' | 'blurred' | 'glare' | 'cutOff';

/** As a canvas gives them: four bytes a pixel, red, green, blue, opacity. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** Longest side of what is looked at, px: letters of a document are still letters, and it takes some ms. */
export const lookedAtPx = 1_024;

/** What is measured in a picture. Shares are from 0 to 1. */
export interface Measures {
  /** Mean luminance, 0 black to 255 white. */
  readonly brightness: number;
  /** Variance of the Laplacian: what a blur takes away from edges. */
  readonly sharpness: number;
  /** Pixels without any drawing left in them, because the light was too strong. */
  readonly clippedShare: number;
  /** Edges along the border, and within: what lies wholly in a picture leaves its border quiet. */
  readonly borderEdges: number;
  readonly innerEdges: number;
}

/** Limits on the side of advice; at the limit itself there is none. */
export const limits = {
  longestPx: 800,
  brightness: 55,
  sharpness: 60,
  /** Above the upper one it is a page on a scanner, white all around. */
  clippedShare: { least: 0.02, most: 0.5 },
  /** Of the border, and as part of what there is within. */
  borderEdges: 0.03,
  borderToInner: 0.35,
} as const;

/** Difference to a neighbour from which a pixel belongs to an edge, in luminance. */
const edgeStep = 40;
const clippedFrom = 250;
/** How wide the border is, of the shorter side. */
const borderShare = 0.03;

export function measuresOf({ width, height, data }: Pixels): Measures {
  const grey = new Float32Array(width * height);
  let [light, clipped] = [0, 0];
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    const luminance =
      0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
    grey[at] = luminance;
    light += luminance;
    if (luminance >= clippedFrom) clipped += 1;
  }
  const border = Math.max(2, Math.round(Math.min(width, height) * borderShare));
  let [sum, sumOfSquares, inside] = [0, 0, 0];
  const seen = { border: 0, inner: 0 };
  const edges = { border: 0, inner: 0 };
  const of = (x: number, y: number): number => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const here = of(x, y);
      const [right, below] = [of(x + 1, y), of(x, y + 1)];
      const laplacian = 4 * here - of(x - 1, y) - right - of(x, y - 1) - below;
      sum += laplacian;
      sumOfSquares += laplacian * laplacian;
      inside += 1;
      const isBorder = x < border || y < border || x >= width - border || y >= height - border;
      const part = isBorder ? 'border' : 'inner';
      seen[part] += 1;
      if (Math.abs(here - right) + Math.abs(here - below) > edgeStep) edges[part] += 1;
    }
  }
  const shareOf = (count: number, all: number): number => (all === 0 ? 0 : count / all);
  const mean = shareOf(sum, inside);
  return {
    brightness: shareOf(light, grey.length),
    sharpness: shareOf(sumOfSquares, inside) - mean * mean,
    clippedShare: shareOf(clipped, grey.length),
    borderEdges: shareOf(edges.border, seen.border),
    innerEdges: shareOf(edges.inner, seen.inner),
  };
}

/** @param longestPx longest side of the picture as it was chosen */
export function adviceOn(measures: Measures, longestPx: number): readonly PictureAdvice[] {
  const { brightness, sharpness, clippedShare, borderEdges, innerEdges } = measures;
  const advice: PictureAdvice[] = [];
  if (longestPx < limits.longestPx) advice.push('tooSmall');
  const isDark = brightness < limits.brightness;
  if (isDark) advice.push('tooDark');
  // In the dark nothing is sharp: there is one thing to do first.
  if (!isDark && sharpness < limits.sharpness) advice.push('blurred');
  const { least, most } = limits.clippedShare;
  if (clippedShare > least && clippedShare < most) advice.push('glare');
  if (borderEdges > limits.borderEdges && borderEdges > innerEdges * limits.borderToInner)
    advice.push('cutOff');
  return advice;
}
