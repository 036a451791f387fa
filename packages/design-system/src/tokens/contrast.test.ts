import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import {
  priceConventions,
  themeColors,
  themes,
  trendColors,
  type ColorToken,
  type PriceConvention,
  type Theme,
} from './semantic.ts';

/** WCAG 2.2 AA: small text, large text (from 24 px), and the outline of a control. */
const need = { small: 4.5, large: 3, control: 3 } as const;

const pages = [
  'surface.canvas',
  'surface.raised',
  'surface.overlay',
  'surface.sunken',
  'surface.hover',
] as const satisfies readonly ColorToken[];

type Pair = readonly [foreground: ColorToken, backgrounds: readonly ColorToken[], kind: keyof typeof need];

const pairs: readonly Pair[] = [
  ['text.primary', [...pages, 'surface.pressed', 'accent.tint'], 'small'],
  ['text.secondary', [...pages, 'surface.pressed', 'accent.tint'], 'small'],
  ['text.tertiary', [...pages, 'surface.pressed'], 'small'],
  ['text.accent', [...pages, 'surface.pressed', 'accent.tint'], 'small'],
  ['text.inverse', ['surface.inverse'], 'small'],
  ['text.onAccent', ['accent.fill', 'accent.fillHover', 'accent.fillPressed'], 'small'],
  ['status.positive', [...pages, 'status.positiveTint'], 'small'],
  ['status.negative', [...pages, 'status.negativeTint'], 'small'],
  ['status.waiting', [...pages, 'status.waitingTint'], 'small'],
  ['status.info', [...pages, 'status.infoTint'], 'small'],
  ['status.onNegative', ['status.negativeFill'], 'small'],
  [
    'text.primary',
    ['status.positiveTint', 'status.negativeTint', 'status.waitingTint', 'status.infoTint'],
    'small',
  ],
  [
    'text.secondary',
    ['status.positiveTint', 'status.negativeTint', 'status.waitingTint', 'status.infoTint'],
    'small',
  ],
  ['chart.axis', ['surface.canvas', 'surface.raised'], 'small'],
  ['chart.onTag', ['chart.tag'], 'small'],
  ['trend.flatText', [...pages, 'trend.flatTint'], 'small'],
  ['trend.upText', [...pages, 'trend.upTint'], 'small'],
  ['trend.downText', [...pages, 'trend.downTint'], 'small'],
  ['trend.up', pages, 'large'],
  ['trend.down', pages, 'large'],
  ['action.onBuy', ['action.buy', 'action.buyHover'], 'small'],
  ['action.onSell', ['action.sell', 'action.sellHover'], 'small'],
  ['line.strong', ['surface.canvas', 'surface.raised', 'surface.overlay', 'surface.sunken'], 'control'],
  ['line.focus', pages, 'control'],
  ['accent.fill', ['surface.canvas', 'surface.overlay'], 'control'],
];

function color(theme: Theme, convention: PriceConvention, name: ColorToken): string {
  const all: Record<ColorToken, string> = { ...themeColors[theme], ...trendColors(theme, convention) };
  return all[name];
}

describe.each(themes)('%s theme', (theme) => {
  describe.each(priceConventions)('%s', (convention) => {
    const cases = pairs.flatMap(([foreground, backgrounds, kind]) =>
      backgrounds.map((background) => ({ foreground, background, kind })),
    );
    test.each(cases)('$foreground on $background passes AA for $kind', ({ foreground, background, kind }) => {
      const ratio = contrast(color(theme, convention, foreground), color(theme, convention, background));
      expect(ratio).toBeGreaterThanOrEqual(need[kind]);
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
    for (const name of ['status.positive', 'status.negative', 'status.waiting', 'accent.fill'] as const) {
      expect(up.has(themeColors[theme][name])).toBe(false);
    }
  }
});

test('the formula agrees with the published examples', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#049C6B', '#FFFFFF')).toBeCloseTo(3.52, 2);
  expect(contrast('#FF4D00', '#FFFFFF')).toBeCloseTo(3.33, 2);
});
