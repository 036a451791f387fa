import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { chartSeries, contrastPairs, leastContrast } from './contrastPairs.ts';
import {
  priceConventions,
  themeColors,
  themes,
  trendColors,
  type ColorToken,
  type PriceConvention,
  type Theme,
} from './semantic.ts';

function color(theme: Theme, convention: PriceConvention, name: ColorToken): string {
  const all: Record<ColorToken, string> = { ...themeColors[theme], ...trendColors(theme, convention) };
  return all[name];
}

describe.each(themes)('%s theme', (theme) => {
  describe.each(priceConventions)('%s', (convention) => {
    const cases = contrastPairs.flatMap(({ foreground, backgrounds, kind }) =>
      backgrounds.map((background) => ({ foreground, background, kind })),
    );
    test.each(cases)('$foreground on $background passes AA for $kind', ({ foreground, background, kind }) => {
      const ratio = contrast(color(theme, convention, foreground), color(theme, convention, background));
      expect(ratio).toBeGreaterThanOrEqual(leastContrast[kind]);
    });
  });
});

test('rise and fall are the exact colours of the decision', () => {
  expect(trendColors('light', 'green-up')['trend.up']).toBe('#049C6B');
  expect(trendColors('light', 'green-up')['trend.down']).toBe('#FF4D00');
  expect(trendColors('dark', 'green-up')['trend.upText']).toBe('#049C6B');
  expect(trendColors('dark', 'green-up')['trend.downText']).toBe('#FF4D00');
  expect(trendColors('light', 'red-up')['trend.up']).toBe('#FF4D00');
});

test('the convention moves prices and nothing else', () => {
  for (const theme of themes) {
    const up = new Set(
      priceConventions.flatMap((convention) => Object.values(trendColors(theme, convention))),
    );
    const others = ['status.positive', 'status.negative', 'status.waiting', 'accent.fill'] as const;
    for (const name of [...others, ...chartSeries]) {
      expect(up.has(themeColors[theme][name])).toBe(false);
    }
  }
});

test('the formula agrees with the published examples', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#049C6B', '#FFFFFF')).toBeCloseTo(3.52, 2);
  expect(contrast('#FF4D00', '#FFFFFF')).toBeCloseTo(3.33, 2);
});

test.each(themes.flatMap((theme) => priceConventions.map((convention) => [theme, convention] as const)))(
  'a buy or sell button in %s, %s has no colour of a price, and follows its hue',
  (theme, convention) => {
    const colors = trendColors(theme, convention);
    const ofPrices = Object.entries(colors).flatMap(([name, color]) =>
      name.startsWith('trend.') || name.startsWith('side.') ? [color] : [],
    );
    expect(ofPrices).not.toContain(colors['action.buy']);
    expect(ofPrices).not.toContain(colors['action.sell']);
    const opposite = trendColors(theme, convention === 'red-up' ? 'green-up' : 'red-up');
    if (convention !== 'colour-blind') expect(opposite['action.sell']).toBe(colors['action.buy']);
  },
);
