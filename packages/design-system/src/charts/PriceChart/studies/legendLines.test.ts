import { describe, expect, test } from 'vitest';
import { legendLines, type LegendLine } from './legendLines.ts';
import { quarterly } from '../samples/sampleChart.ts';
import type { StudyLegend } from './studyReadings.ts';

const legend = (
  id: StudyLegend['id'],
  place: StudyLegend['place'],
  keys: readonly string[],
): StudyLegend => ({
  id,
  place,
  readings: keys.map((key) => ({
    key,
    label: key.toUpperCase(),
    text: '47,054.00',
    value: 47_054,
    colour: 1,
  })),
});
const averages = legend('ma', 'over', ['ma5', 'ma10', 'ma20']);
const bands = legend('bollinger', 'over', ['upper', 'middle', 'lower']);
const shares = legend('rsi', 'below', ['rsi6', 'rsi12', 'rsi24']);

const chart = {
  ...quarterly,
  formatIndicator: (value: number, _id: string, isShort = false) =>
    new Intl.NumberFormat('en', { minimumFractionDigits: isShort ? 0 : 2 }).format(value),
  labels: { ...quarterly.labels, indicatorShort: (key: string) => key.slice(0, 3) },
};
const whole = { t: 0, o: 47_000, h: 48_000, l: 46_000, c: 47_000, v: 0 };
const linesAt = (widthPx: number, legends: readonly StudyLegend[], interval = ''): LegendLine[] =>
  legendLines(legends, { widthPx, textPx: 12, whole, interval }, chart);
const textsOf = (line: LegendLine | undefined): string[] =>
  line?.readings.map(({ label, text }) => `${label} ${text}`) ?? [];

describe('legends of indicators', () => {
  test('that lie over the price share a line where it is long enough', () => {
    const lines = linesAt(800, [averages, bands, shares]);
    expect(lines.map(({ place, readings }) => [place, readings.length])).toEqual([
      ['over', 6],
      ['below', 3],
    ]);
  });

  test('have a line each on a phone', () => {
    const lines = linesAt(420, [averages, bands, shares]);
    expect(lines.map(({ id, isTight }) => [id, isTight])).toEqual([
      ['ma', false],
      ['bollinger', false],
      ['rsi', false],
    ]);
  });

  test('are closer, then shorter, where it is narrow', () => {
    const [close] = linesAt(345, [averages]);
    expect([close?.isTight, textsOf(close)[0]]).toEqual([true, 'MA5 47,054.00']);
    const [short] = linesAt(288, [averages]);
    expect([short?.isTight, textsOf(short)]).toEqual([true, ['ma5 47,054', 'ma1 47,054', 'ma2 47,054']]);
  });

  test('leave room for the length of a candle before them', () => {
    const [close] = linesAt(345, [averages], '88 d');
    expect([close?.isTight, textsOf(close)[0]]).toEqual([true, 'ma5 47,054']);
  });

  test('take the same room whatever is read: a chart does not move under the finger', () => {
    const unread = {
      ...averages,
      readings: averages.readings.map((reading) => ({ ...reading, text: '--' })),
    };
    for (const width of [288, 345, 420, 800])
      expect(linesAt(width, [unread, bands]).map(({ isTight }) => isTight)).toEqual(
        linesAt(width, [averages, bands]).map(({ isTight }) => isTight),
      );
  });
});
