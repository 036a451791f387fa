import { describe, expect, test } from 'vitest';
import { colourDistance, colourVisions, seenWith } from './colourVision.ts';
import { contrast } from './contrast.ts';
import {
  priceConventions,
  themeColors,
  themes,
  trendColors,
  type PriceConvention,
  type Theme,
  type TrendColor,
} from './semantic.ts';

/** Seven times what a person just notices: enough at a glance, in thin lines and small text. */
const leastDistance = 0.15;

const opposites = [
  ['trend.up', 'trend.down'],
  ['trend.upText', 'trend.downText'],
  ['action.buy', 'action.sell'],
  ['side.buy', 'side.sell'],
] as const;

const everyVision = themes.flatMap((theme) => colourVisions.map((vision) => ({ theme, vision })));

/** Direction colours on their backgrounds, and the contrast that WCAG AA asks of them. */
function onTheirGround(theme: Theme, convention: PriceConvention) {
  const colors: Record<TrendColor, string> = trendColors(theme, convention);
  const page = themeColors[theme]['surface.canvas'];
  return [
    { name: 'rise in text', ink: colors['trend.upText'], ground: page, aa: 4.5 },
    { name: 'fall in text', ink: colors['trend.downText'], ground: page, aa: 4.5 },
    { name: 'buy button', ink: colors['action.onBuy'], ground: colors['action.buy'], aa: 4.5 },
    { name: 'sell button', ink: colors['action.onSell'], ground: colors['action.sell'], aa: 4.5 },
    { name: 'line of a rise', ink: colors['trend.up'], ground: page, aa: 3 },
    { name: 'line of a fall', ink: colors['trend.down'], ground: page, aa: 3 },
  ];
}

describe.each(everyVision)('$theme theme seen with $vision', ({ theme, vision }) => {
  test.each(opposites)('the colour-blind-safe convention keeps %s and %s apart', (rise, fall) => {
    const colors = trendColors(theme, 'colour-blind');
    const distance = colourDistance(seenWith(vision, colors[rise]), seenWith(vision, colors[fall]));
    expect(distance).toBeGreaterThanOrEqual(leastDistance);
  });

  test.each(onTheirGround(theme, 'colour-blind'))(
    'the colour-blind-safe $name keeps the contrast of AA',
    ({ ink, ground, aa }) => {
      expect(contrast(seenWith(vision, ink), seenWith(vision, ground))).toBeGreaterThanOrEqual(aa);
    },
  );

  // Green and orange-red are exact by decision; signs and arrows tell the direction where their hues cannot.
  describe.each(priceConventions)('%s', (convention) => {
    test.each(onTheirGround(theme, convention))('$name can still be read', ({ ink, ground, aa }) => {
      const ratio = contrast(seenWith(vision, ink), seenWith(vision, ground));
      expect(ratio).toBeGreaterThanOrEqual(aa === 3 ? 2.75 : 3.75);
    });
  });
});

test('red and green are what the safe convention is for: they come much closer to one another', () => {
  for (const vision of ['protanopia', 'deuteranopia'] as const) {
    const { 'trend.up': up, 'trend.down': down } = trendColors('light', 'green-up');
    const asSeen = colourDistance(seenWith(vision, up), seenWith(vision, down));
    expect(asSeen).toBeLessThan(colourDistance(up, down) / 2);
    expect(asSeen).toBeLessThan(leastDistance);
  }
});

test('greys stay as they are, up to the rounding of the published numbers', () => {
  for (const vision of colourVisions) {
    for (const grey of ['#000000', '#808080', '#FFFFFF']) {
      expect(colourDistance(seenWith(vision, grey), grey)).toBeLessThan(0.01);
    }
  }
});

test('distances agree with the published OKLab values', () => {
  expect(colourDistance('#000000', '#FFFFFF')).toBeCloseTo(1, 3);
  // OKLab of sRGB red is (0.628, 0.225, 0.126): its distance from black is their length.
  expect(colourDistance('#FF0000', '#000000')).toBeCloseTo(Math.hypot(0.628, 0.225, 0.126), 2);
});
