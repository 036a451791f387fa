import { expect, test } from 'vitest';
import { findRegions, regionsOf } from './regions.ts';

const codes = ['US', 'CI', 'HK', 'CN', 'DE'];

test('names come in the reader’s language and order', () => {
  expect(regionsOf(codes, 'en').map(({ code }) => code)).toEqual(['CN', 'CI', 'DE', 'HK', 'US']);
  expect(regionsOf(['DE'], 'zh-Hans')[0]?.name).toBe('德国');
  expect(regionsOf(['DE'], 'zh-Hant')[0]?.name).toBe('德國');
});

test('names that are given win over the browser’s', () => {
  expect(regionsOf(['HK'], 'en', { HK: 'Hong Kong' })[0]?.name).toBe('Hong Kong');
});

test('pinned ones come first, in their order', () => {
  expect(regionsOf(codes, 'en', {}, ['US', 'HK']).map(({ code }) => code)).toEqual([
    'US',
    'HK',
    'CN',
    'CI',
    'DE',
  ]);
});

test.each([
  ['cote d', ['CI']],
  ['HK', ['HK']],
  ['united sta', ['US']],
  ['sta uni', ['US']],
  ['', ['CN', 'CI', 'DE', 'HK', 'US']],
  ['atlantis', []],
])('"%s" finds %j', (words, found) => {
  expect(findRegions(regionsOf(codes, 'en'), words).map(({ code }) => code)).toEqual(found);
});

test.each(['en', 'zh-Hans', 'zh-Hant'])('in %s a region is found by its name in each script', (locale) => {
  for (const words of ['germany', '德国', '德國']) {
    expect(findRegions(regionsOf(codes, locale), words).map(({ code }) => code)).toEqual(['DE']);
  }
});
