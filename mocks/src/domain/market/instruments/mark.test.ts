import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { marks } from '../data/marks.ts';
import { markOf } from './mark.ts';

/** The contract's longest address. */
const longestAddress = 2_048;

const marked = catalogue.map((instrument) => [instrument.key, markOf(instrument)] as const);

test('a mark is drawn for instruments that there are', () => {
  const keys = new Set<string>(catalogue.map(({ key }) => key));
  expect(Object.keys(marks).filter((key) => !keys.has(key))).toEqual([]);
});

test.each(['INDEX', 'FOREX'])('every one of %s abroad has its flag or flags', (group) => {
  const without = catalogue.filter((one) => one.group === group && one.region !== 'US' && !markOf(one));
  expect(without.map(({ code }) => code)).toEqual([]);
});

test('a mark is a picture whose address the contract can carry', () => {
  for (const [, address] of marked.filter(([, one]) => one !== null)) {
    expect(address).toMatch(/^data:image\/svg\+xml,%3Csvg [^<>#"]*%3C\/svg%3E$/);
    expect(address?.length).toBeLessThanOrEqual(longestAddress);
  }
});

test('no two companies or coins have the same mark', () => {
  // Alibaba is listed twice.
  const own = marked.filter(([key, address]) => address !== null && !/^(INDEX|FOREX):|:BABA$/.test(key));
  expect(own.length).toBeGreaterThan(60);
  expect(new Set(own.map(([, address]) => address)).size).toBe(own.length);
});

/** How far apart two colours look: the length of the way between them in OKLab. White to black is 1. */
function difference(one: string, other: string): number {
  const [a, b] = [one, other].map(labOf);
  return Math.hypot(...[0, 1, 2].map((axis) => (a?.[axis] ?? 0) - (b?.[axis] ?? 0)));
}

function labOf(hex: string): readonly number[] {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const l = Math.cbrt(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_99 * b);
  const m = Math.cbrt(0.211_903_5 * r + 0.680_699_55 * g + 0.107_396_96 * b);
  const s = Math.cbrt(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b);
  return [
    0.210_454_26 * l + 0.793_617_79 * m - 0.004_072_05 * s,
    1.977_998_5 * l - 2.428_592_21 * m + 0.450_593_71 * s,
    0.025_904_04 * l + 0.782_771_77 * m - 0.808_675_77 * s,
  ];
}

/** Listed twice, or in two classes. */
const oneCompany = new Set(['US:BABA HK:09988', 'US:GOOGL US:GOOG']);

test('two companies of one shape are on grounds that look different', () => {
  const all = Object.entries(marks).flatMap(([key, mark]) => (mark ? [{ key, mark }] : []));
  const alike = all.flatMap(({ key, mark: [shape, ground] }, index) =>
    all
      .slice(index + 1)
      .filter(({ mark: [other, itsGround] }) => other === shape && difference(ground, itsGround) < 0.1)
      .map((other) => `${key} ${other.key}`),
  );
  expect(alike.filter((pair) => !oneCompany.has(pair))).toEqual([]);
});

test('one that is not known by heart has none', () => {
  const unknown = catalogue.find(({ code }) => code === 'RBLX');
  expect(unknown && markOf(unknown)).toBeNull();
});
