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
