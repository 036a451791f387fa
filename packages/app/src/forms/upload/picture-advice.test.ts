import { describe, expect, it, test } from 'vitest';
import { adviceOn, limits, measuresOf, type Measures, type Pixels } from './picture-advice.ts';

const [width, height] = [240, 160];

/** A picture by the luminance of each pixel. */
function pictureOf(luminanceAt: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.fill(Math.round(luminanceAt(x, y)), (y * width + x) * 4, (y * width + x) * 4 + 4);
  return { width, height, data };
}

const isLetter = (x: number, y: number): boolean => x % 12 < 5 && y % 10 < 6;

/** A card of letters on a table. @param margin between the card and the border of the picture, px */
const card =
  ({ margin = 24, paper = 190, ink = 60, table = 120 } = {}) =>
  (x: number, y: number) => {
    const isCard = x >= margin && y >= margin && x < width - margin && y < height - margin;
    return isCard ? (isLetter(x, y) ? ink : paper) : table;
  };

/** The same out of focus: every pixel the mean of those around it. */
const outOfFocus =
  (at: (x: number, y: number) => number, radius: number) =>
  (x: number, y: number): number => {
    let sum = 0;
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1) sum += at(x + dx, y + dy);
    return sum / (2 * radius + 1) ** 2;
  };

const advised = (at: (x: number, y: number) => number, longestPx: number = limits.longestPx) =>
  adviceOn(measuresOf(pictureOf(at)), longestPx);

describe('a photo of a document', () => {
  it('of which nothing is wrong has no advice', () => {
    expect(advised(card())).toEqual([]);
  });

  it.each([
    ['is taken in the dark', card({ paper: 60, ink: 5, table: 20 }), ['tooDark']],
    ['is out of focus', outOfFocus(card(), 7), ['blurred']],
    [
      'has a corner full of light',
      (x: number, y: number) => (x > 150 && y < 60 ? 255 : card()(x, y)),
      ['glare'],
    ],
    ['ends before the document does', card({ margin: 0 }), ['cutOff']],
  ])('that %s is advised on', (_, at, advice) => {
    expect(advised(at)).toEqual(advice);
  });

  it('that is small is advised on by its own size, not that of what is looked at', () => {
    expect(advised(card(), limits.longestPx - 1)).toEqual(['tooSmall']);
    expect(advised(card(), limits.longestPx)).toEqual([]);
  });

  it('of a page from a scanner, white all around, does not glare', () => {
    expect(advised((x, y) => (x > 60 && x < 150 && y > 40 && y < 120 ? card()(x, y) : 255))).toEqual([]);
  });

  it('out of focus in the dark is first to be lit', () => {
    expect(advised(outOfFocus(card({ paper: 60, ink: 5, table: 20 }), 7))).toEqual(['tooDark']);
  });
});

describe('of a picture', () => {
  it('the brightness is its mean luminance, of colours as the eye sees them', () => {
    expect(measuresOf(pictureOf(() => 77)).brightness).toBeCloseTo(77, 3);
    const green = { width: 1, height: 1, data: [0, 255, 0, 255] };
    expect(measuresOf(green).brightness).toBeCloseTo(149.7, 1);
  });

  it('the sharpness falls with every step out of focus', () => {
    const by = [0, 1, 2, 4, 7].map((radius) => measuresOf(pictureOf(outOfFocus(card(), radius))).sharpness);
    expect(by).toEqual(by.toSorted((a, b) => b - a));
    expect(by.at(-1)).toBeLessThan(limits.sharpness);
  });

  it('a single pixel has nothing that can be measured, and no number that is none', () => {
    expect(
      Object.values(measuresOf({ width: 1, height: 1, data: [9, 9, 9, 255] })).every(Number.isFinite),
    ).toBe(true);
  });
});

/** A document as it should be: far from every limit. */
const good: Measures = { brightness: 150, sharpness: 500, clippedShare: 0, borderEdges: 0, innerEdges: 0.2 };

test.each([
  ['tooDark', 'brightness', limits.brightness, limits.brightness - 0.01],
  ['blurred', 'sharpness', limits.sharpness, limits.sharpness - 0.01],
  ['glare', 'clippedShare', limits.clippedShare.least, limits.clippedShare.least + 0.0001],
  ['glare', 'clippedShare', limits.clippedShare.most, limits.clippedShare.most - 0.0001],
  ['cutOff', 'borderEdges', 0.2 * limits.borderToInner, 0.2 * limits.borderToInner + 0.0001],
] as const)('%s is said from beyond the limit of %s on, %d', (advice, measure, atLimit, beyond) => {
  expect(adviceOn({ ...good, [measure]: atLimit }, limits.longestPx)).toEqual([]);
  expect(adviceOn({ ...good, [measure]: beyond }, limits.longestPx)).toEqual([advice]);
});

test('a border is quiet with as few edges as the grain of a table has, however quiet the document is', () => {
  const quiet = { ...good, innerEdges: 0.01 };
  expect(adviceOn({ ...quiet, borderEdges: limits.borderEdges }, limits.longestPx)).toEqual([]);
  expect(adviceOn({ ...quiet, borderEdges: limits.borderEdges + 0.001 }, limits.longestPx)).toEqual([
    'cutOff',
  ]);
});
