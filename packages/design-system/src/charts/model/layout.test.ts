import { describe, expect, test } from 'vitest';
import { placeTimeLabels, plotLayout, slotsPerCandle, timeLabelCount } from './layout.ts';
import { textWidth } from './textWidth.ts';

describe('the plot', () => {
  const box = { widthPx: 358, heightPx: 288, hasVolume: false, widestLabelPx: textWidth('188.40', 12) };

  test('gives the price axis the room of its longest label', () => {
    const short = plotLayout(box);
    const long = plotLayout({ ...box, widestLabelPx: textWidth('0.00001364', 12) });
    expect(long.gutter).toBeGreaterThan(short.gutter);
    expect(long.gutter).toBeGreaterThanOrEqual(textWidth('0.00001364', 12) + 12);
    expect(long.width + long.gutter).toBe(358);
  });

  test('does not shift when a label gains a narrow character', () => {
    expect(plotLayout({ ...box, widestLabelPx: textWidth('1,88.40', 12) }).gutter).toBe(
      plotLayout(box).gutter,
    );
  });

  test('never lets labels take the chart over', () => {
    expect(plotLayout({ ...box, widestLabelPx: textWidth('9'.repeat(60), 12) }).width).toBeGreaterThan(180);
  });

  test('parts price and volume', () => {
    const layout = plotLayout({ ...box, hasVolume: true });
    expect(layout.priceBottom).toBeLessThan(layout.volumeTop);
    expect(layout.volumeTop).toBeLessThan(layout.bottom);
    expect(plotLayout(box).priceBottom).toBe(plotLayout(box).bottom);
  });

  test('is empty, not negative, before it is measured', () => {
    expect(plotLayout({ ...box, widthPx: 0 }).width).toBe(0);
  });
});

test('candles share a mark once they would be narrower than can be seen', () => {
  expect(slotsPerCandle(60, 300)).toBe(1);
  expect(slotsPerCandle(150, 300)).toBe(2);
  expect(slotsPerCandle(50_000, 300)).toBe(667);
  expect(slotsPerCandle(50_000, 0)).toBe(1);
});

describe('time labels', () => {
  const tick = (slot: number): { slot: number; t: number; grain: 'time' } => ({
    slot,
    t: slot,
    grain: 'time',
  });
  const place = (slots: number[], width = 300) =>
    placeTimeLabels(
      slots.map(tick),
      () => '10:00',
      (slot) => slot,
      width,
    );
  const half = textWidth('10:00', 12) / 2;

  test('are moved inwards at the edges', () => {
    expect(place([0, 150, 300]).map(({ centre }) => centre)).toEqual([half, 150, 300 - half]);
  });

  test('at the left edge give way to the next that is under its time', () => {
    expect(place([2, half * 2 + 10, 150]).map(({ centre }) => centre)).toEqual([half * 2 + 10, 150]);
  });

  test('never touch', () => {
    const labels = place([0, 5, 40, 80, 120, 290, 300]);
    for (const [i, { centre }] of labels.entries()) {
      if (i > 0) expect(centre - (labels[i - 1]?.centre ?? 0)).toBeGreaterThanOrEqual(half * 2);
    }
  });

  test('are left out where not even one fits', () => {
    expect(place([5], 20)).toEqual([]);
    expect(timeLabelCount('11/16/2026', 40)).toBe(0);
  });
});

test('estimated widths hold what Chromium draws with Inter at 12 px, and little more', () => {
  const measured = {
    '188.40': 42.2,
    '11/16/2026': 71,
    昨收: 24.1,
    'Prev. close 186.90': 107.6,
    '0000000000': 77.9,
  };
  for (const [text, width] of Object.entries(measured)) {
    expect(textWidth(text, 12)).toBeGreaterThanOrEqual(Math.floor(width));
    expect(textWidth(text, 12)).toBeLessThan(width * 1.35);
  }
});
