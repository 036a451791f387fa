import * as v from 'valibot';
import { expect, test } from 'vitest';
import { brokenData as brokenDataOf } from './broken-answers.ts';

const brokenData = (kinds: Parameters<typeof brokenDataOf>[0], data: unknown) =>
  brokenDataOf(kinds, data, { response: v.unknown() });

const time = 1_795_015_800_000;
const trades = [
  { id: 'T-1', tradeTimestamp: time, sizes: ['1', '2'] },
  { id: 'T-2', tradeTimestamp: null, sizes: [] },
];

test('every line of a list comes twice, wherever the list is, and the lists within lines are unchanged', () => {
  const twice = new Set(['twice'] as const);
  expect(brokenData(twice, trades)).toEqual([...trades, ...trades]);
  expect(brokenData(twice, { list: trades, total: 2 })).toEqual({ list: [...trades, ...trades], total: 2 });
  expect(brokenData(twice, { id: 'T-1' })).toEqual({ id: 'T-1' });
});

test('the line in the middle is hostile, and the others are as they were', () => {
  const lines = [...trades, { id: 'T-3', tradeTimestamp: time, sizes: [] }];
  const markup = '<img src=x onerror=wasRun=1>';
  expect(brokenData(new Set(['hostile'] as const), { list: lines, total: 3 })).toEqual({
    list: [lines[0], { id: markup, tradeTimestamp: null, sizes: [] }, lines[2]],
    total: 3,
  });
  expect(brokenData(new Set(['hostile'] as const), [lines[0]])).toEqual([
    { id: markup, tradeTimestamp: -1e300, sizes: ['1', '2'] },
  ]);
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

test('what may be missing is missing, in lists and in the objects around them, and the rest stays', () => {
  const row = v.object({ id: v.string(), name: v.nullish(v.string()), at: v.nullable(v.number()) });
  const response = v.object({
    rows: v.array(row),
    note: v.optional(v.string()),
    byId: v.record(v.string(), row),
  });
  const data = { rows: [{ id: 'A', name: 'Apple', at: null, more: 1 }], note: 'as of today', byId: {} };
  expect(brokenDataOf(new Set(['bare'] as const), data, { response })).toEqual({
    rows: [{ id: 'A', at: null }],
    byId: {},
  });
});
