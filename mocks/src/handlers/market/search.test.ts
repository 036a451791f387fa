/** Search, and several instruments at once, as the calls answer. */
import { expect, test } from 'vitest';
import { catalogue } from '#domain/market/instruments/catalogue.ts';
import { open } from '#test/opened-world.ts';

interface Row {
  readonly stock_code: string;
  readonly market: string;
  readonly source: number;
  readonly name: string;
  readonly price_nominal?: string | null;
  readonly names: readonly string[];
  readonly pinyin: string | null;
}

test('a search answers quotes, at most fifty, each with the words it is found by', () => {
  const { call } = open('visitor');
  const [apple] = call('market.searchStock', { keyword: 'pingguo' }).data as Row[];
  expect(apple).toMatchObject({ stock_code: 'AAPL', names: ['Apple', '苹果', '蘋果'], pinyin: 'ping guo' });
  expect(apple?.price_nominal).toMatch(/^\d/);
  expect(call('market.searchStock', { keyword: 'a' }).data).toHaveLength(50);
  expect(call('market.searchStock', { keyword: 'no such thing' }).data).toEqual([]);
});

test('without a keyword it answers everything, without prices, in the language asked for', () => {
  const { call } = open('visitor');
  const all = call('market.searchStock', {}, { language: 'zh-Hans' }).data as Row[];
  expect(all).toHaveLength(catalogue.length);
  expect(all[0]?.price_nominal).toBeUndefined();
  expect(all.find(({ stock_code }) => stock_code === 'AAPL')?.name).toBe('苹果');
  expect(JSON.stringify(all).length).toBeLessThan(1_000 * all.length);
});

test('several instruments are answered as they are listed; an unknown one is left out', () => {
  const { call } = open('visitor');
  const wanted = [
    { stkName: 'Apple', stkcode: 'AAPL', source: 0 as const },
    { stkName: 'Apple', stkcode: 'AAPL', market: 'NASDAQ', source: 8 as const },
    { stkName: 'Nobody', stkcode: 'ZZZZ', source: 0 as const },
    { stkName: 'Apple as a coin', stkcode: 'AAPL', source: 7 as const },
    { stkName: 'Apple elsewhere', stkcode: 'AAPL', market: 'HKEX', source: 0 as const },
  ];
  const rows = call('market.getMarkets', { list: wanted }).data as Row[];
  expect(rows.map(({ stock_code, market, source }) => [stock_code, market, source])).toEqual([
    ['AAPL', 'NASDAQ', 0],
    ['AAPL', 'NASDAQ', 8],
  ]);
});

test.each([
  ['GCZ26', 'GCZ26'],
  ['gcz26', 'GCZ26'],
  [' gcz2', 'GCZ26'],
  ['GC', 'GC'],
])(
  '%j finds a single month of a future by its code, where the keyword goes beyond the product',
  (keyword, code) => {
    const found = call().data as Row[];
    expect(found[0]?.stock_code).toBe(code);
    expect(new Set(found.map(({ stock_code }) => stock_code)).size).toBe(found.length);

    function call() {
      return open('visitor').call('market.searchStock', { keyword });
    }
  },
);

test('a month that has ended, or that no future has, is not found', () => {
  const { call } = open('visitor');
  for (const keyword of ['GCZ19', 'GCX26', 'GCZ99', 'AAPLZ26'])
    expect(call('market.searchStock', { keyword }).data, keyword).toEqual([]);
});

test.each(['eu', 'EUR USD', 'EUR/USD', 'eurusd', 'oymy', 'ouyuan', '欧元/美元'])(
  '%j finds the euro in dollars first',
  (keyword) => {
    const [first] = open('visitor').call('market.searchStock', { keyword }).data as Row[];
    expect(first?.stock_code).toBe('EURUSD');
  },
);
