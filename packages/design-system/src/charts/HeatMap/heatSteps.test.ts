import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '#tokens/contrast.ts';
import { priceConventions, themeColors, themes, trendColors } from '#tokens/semantic.ts';
import { heatMix, heatStep } from './heatSteps.ts';

function mixed(colour: string, page: string, percent: number): string {
  const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  const blend = [1, 3, 5].map((at) =>
    Math.round((channel(colour, at) * percent + channel(page, at) * (100 - percent)) / 100),
  );
  return `#${blend.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

describe('the step of a change', () => {
  test('is the nearest, and the outer ones take the rest', () => {
    const steps = [-900, -1.6, -1.4, -0.6, -0.4, 0, 0.4, 0.6, 1.4, 1.6, 2.6, 40].map((change) =>
      heatStep(change, 1),
    );
    expect(steps.map((step) => step + 0)).toEqual([-3, -2, -1, -1, 0, 0, 0, 1, 1, 2, 3, 3]);
  });

  test('is the same on both sides of zero', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 50, noNaN: true }), (change) => {
        expect(heatStep(-change, 0.8) + heatStep(change, 0.8)).toBe(0);
      }),
    );
  });
});

describe.each(themes)('the %s map', (theme) => {
  test.each(priceConventions)('can be read on every step under %s', (convention) => {
    const page = themeColors[theme]['surface.canvas'];
    const ink = themeColors[theme]['text.primary'];
    const trend = trendColors(theme, convention);
    for (const side of ['up', 'down'] as const) {
      for (const percent of Object.values(heatMix)) {
        expect(contrast(ink, mixed(trend[`trend.${side}`], page, percent))).toBeGreaterThanOrEqual(4.5);
      }
      expect(contrast(page, trend[`trend.${side}Text`])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(ink, themeColors[theme]['trend.flatTint'])).toBeGreaterThanOrEqual(4.5);
  });
});
