/** Lists and look-ups answer as they are shown: by the names in the reader's language, and about the market asked for. */
import type { SortDirection } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { open } from '#test/opened-world.ts';

interface Row {
  readonly name: string;
  readonly stock_code: string;
}

test.each(['en', 'zh-Hans', 'zh-Hant'] as const)(
  'a list sorted by name follows the names shown in %s',
  (language) => {
    const { call } = open('trader');
    const namesIn = (direction: SortDirection) => {
      const sorted = { pageSize: 1000, sortBy: 'name', sortDirection: direction } as const;
      const { list } = call('market.hotStocks', sorted, { language }).data as { list: readonly Row[] };
      return list.map(({ name }) => name);
    };
    const names = namesIn('ascending');
    const { compare } = new Intl.Collator(language);
    expect(names.length).toBeGreaterThan(50);
    expect(names).toEqual(names.toSorted(compare));
    expect(namesIn('descending')).toEqual(names.toReversed());
  },
);

test('currency pairs begin with the leading ones', () => {
  const { list } = open('trader').call('market.forexList', { pageSize: 1000 }).data as {
    list: readonly Row[];
  };
  expect(list.slice(0, 3).map(({ stock_code }) => stock_code)).toEqual(['EURUSD', 'USDJPY', 'GBPUSD']);
});

describe('a search', () => {
  test('finds a pair by the initials of both sides of its slash', () => {
    const found = open('visitor').call('market.searchStock', { keyword: 'e/u' }).data as readonly Row[];
    expect(found.map(({ stock_code }) => stock_code)).toContain('EURUSD');
  });
});

test('a quote asked for in a market that has no such instrument is refused, not answered of another', () => {
  const { call } = open('visitor');
  for (const market of ['US', 'HKEX', 'LSE'])
    expect(call('market.stockDetail', { stockCode: 'AAPL', market }), market).toMatchObject({
      code: 40400,
    });
});
