import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { marks } from './data/marks.ts';
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

test('one that is not known by heart has none', () => {
  const unknown = catalogue.find(({ code }) => code === 'RBLX');
  expect(unknown && markOf(unknown)).toBeNull();
});
