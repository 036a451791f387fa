import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultIndicators, type IndicatorSpec } from '../model/indicators/index.ts';
import type { PlotSource } from '../model/plot.ts';
import { layOutSlots } from '../model/slots.ts';
import { panViewport, wholeViewport, type Viewport } from '../model/viewport.ts';
import { createPlotter } from './plotter.ts';
import { createStudies } from './studies/drawnStudies.ts';
import { minuteMs, openingMs, steadyTimes, walk } from './samples/sampleCandles.ts';

const candles = walk(steadyTimes(openingMs, minuteMs, 2_000), {
  from: 180,
  drift: 1.2,
  roughness: 0.004,
  decimals: 2,
});
const slots = layOutSlots(candles);
const box = { width: 390, height: 288, textPx: 12 };
const source: PlotSource = {
  kind: 'candles',
  candles,
  slots,
  hasVolume: true,
  events: [],
  lastPrice: candles.at(-1)?.c,
  previousClose: undefined,
  previousCloseLabel: 'Prev.',
  decimals: 2,
  utcOffsetMs: 0,
  studiesOf: createStudies()([], candles, slots, undefined),
  formatPrice: (price) => price.toFixed(2),
  nameClosedHours: undefined,
  formatAxisTime: (ms) => new Date(ms).toISOString().slice(11, 16),
  formatIndicator: (value) => value.toFixed(2),
};
const studying = (specs: readonly IndicatorSpec[]): Pick<PlotSource, 'studiesOf'> => ({
  studiesOf: createStudies()(specs, candles, slots, source.lastPrice),
});
const plot = (view: Viewport, other: Partial<PlotSource> = {}) =>
  createPlotter().plot({ ...source, ...other }, view, box);

describe('a pan', () => {
  const views = fc.record({
    start: fc.double({ min: 0, max: 1_000, noNaN: true }),
    count: fc.double({ min: 10, max: 1_000, noNaN: true }),
  });

  test('moves marks and leaves them what they are', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0, max: 5, noNaN: true }), (view, by) => {
        const before = plot(view).marks;
        const after = plot(panViewport(view, slots.slotCount, by)).marks;
        if (before.as !== 'candles' || after.as !== 'candles') throw new Error('no candles');
        // All but those that come in or go out at the edges.
        const inner = after.done.candles.slice(2, -2);
        const known = new Set(before.done.candles.map((candle) => JSON.stringify(candle)));
        const kept = inner.slice(0, -4).filter((candle) => known.has(JSON.stringify(candle)));
        expect(kept).toHaveLength(Math.max(0, inner.length - 4));
      }),
    );
  });

  test('shows prices inside the plot, whatever is in view', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { layout, marks, toY, axes } = plot(view);
        if (marks.as !== 'candles') throw new Error('no candles');
        for (const { h, l } of marks.done.candles.slice(1, -1)) {
          expect(toY(h)).toBeGreaterThanOrEqual(layout.priceTop - 1e-6);
          expect(toY(l)).toBeLessThanOrEqual(layout.priceBottom + 1e-6);
        }
        for (const { centre } of axes.times) {
          expect(centre).toBeGreaterThan(0);
          expect(centre).toBeLessThan(layout.width);
        }
      }),
    );
  });
});

test('the live price grows the last mark, and leaves the view when the view has left it', () => {
  const whole = wholeViewport(slots.slotCount);
  const high = 400;
  const live = plot(whole, { lastPrice: high });
  expect(live.marks.as === 'candles' && live.marks.forming.candles.at(-1)).toMatchObject({
    c: high,
    h: high,
  });
  expect(live.showsNewest).toBe(true);
  expect(live.last).toBeDefined();
  const past = plot({ start: 0, count: 100 }, { lastPrice: high });
  expect(past.showsNewest).toBe(false);
  expect(past.last).toBeUndefined();
});

test('a line ends at the live price too', () => {
  const { marks } = plot(wholeViewport(slots.slotCount), { kind: 'line', lastPrice: 123.45 });
  expect(marks.as === 'line' && marks.line.price.at(-1)).toBe(123.45);
});

test('indicators beneath the price share the height out, and nothing lies over anything', () => {
  const { ma, macd, rsi, kdj } = defaultIndicators;
  const studies = studying([ma, macd, rsi, kdj]);
  const { layout, overlays, panes } = plot(wholeViewport(slots.slotCount), studies);
  expect(overlays.map(({ key, colour }) => [key, colour])).toEqual([
    ['ma5', 1],
    ['ma10', 2],
    ['ma20', 3],
  ]);
  expect(panes.map(({ id }) => id)).toEqual(['macd', 'rsi', 'kdj']);
  expect(layout.priceBottom - layout.priceTop).toBeGreaterThanOrEqual(box.height / 2);
  let above = layout.mainBottom;
  for (const pane of panes) {
    expect(pane.layout.top).toBeGreaterThanOrEqual(above);
    expect(pane.layout.plotTop).toBeLessThan(pane.layout.bottom);
    above = pane.layout.bottom;
  }
  expect(above).toBeLessThanOrEqual(layout.bottom);
});

test('levels of a pane are written where their texts do not touch, and drawn anyway', () => {
  const { rsi, kdj, macd } = defaultIndicators;
  const studies = studying([macd, rsi, kdj]);
  for (const height of [260, 420, 640]) {
    const { axes, layout } = createPlotter().plot({ ...source, ...studies }, wholeViewport(slots.slotCount), {
      ...box,
      height,
    });
    const inPanes = axes.values.filter(({ y }) => y > layout.mainBottom).toSorted((a, b) => a.y - b.y);
    for (const [i, { y }] of inPanes.entries())
      expect(y - (inPanes[i - 1]?.y ?? -Infinity)).toBeGreaterThan(layout.textPx);
    expect(axes.grid.filter((y) => y > layout.mainBottom && y < layout.bottom)).toHaveLength(5);
  }
});
