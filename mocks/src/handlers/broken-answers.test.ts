import { expect, test } from 'vitest';
import { brokenData } from './broken-answers.ts';

const time = 1_795_015_800_000;
const trades = [
  { id: 'T-1', tradeTimestamp: time, sizes: ['1', '2'] },
  { id: 'T-2', tradeTimestamp: null, sizes: [] },
];

test('every line of a list comes twice, wherever the list stands, and the lists within lines stay as they are', () => {
  const twice = new Set(['twice'] as const);
  expect(brokenData(twice, trades)).toEqual([...trades, ...trades]);
  expect(brokenData(twice, { list: trades, total: 2 })).toEqual({ list: [...trades, ...trades], total: 2 });
  expect(brokenData(twice, { id: 'T-1' })).toEqual({ id: 'T-1' });
});

test('times are 400 days later, and nothing else changes', () => {
  const ahead = time + 400 * 86_400_000;
  expect(brokenData(new Set(['ahead'] as const), { list: trades, total: time })).toEqual({
    list: [{ ...trades[0], tradeTimestamp: ahead }, trades[1]],
    total: time,
  });
});

test('an answer is about another thing, whatever names it', () => {
  expect(
    brokenData(new Set(['mixed'] as const), { id: 'A-1', stock_code: 'AAPL', market: 'NASDAQ' }),
  ).toMatchObject({
    id: 'another',
    stock_code: 'TSLA',
    market: 'NASDAQ',
  });
});
