import { expect, test } from 'vitest';
import { newestRow } from './known-row.ts';

const apple = { code: 'AAPL', market: 'NASDAQ', source: 0 } as const;
const row = (price: string, quoteTimestamp: number, other: object = {}) => ({
  stock_code: 'AAPL',
  market: 'NASDAQ',
  source: 0,
  name: 'Apple',
  price_nominal: price,
  change: '1',
  change_ratio: '0.5',
  quoteTimestamp,
  priceDecimals: 2,
  ...other,
});
const answer = (value: unknown) => ({ value, at: 0, question: '', isPublic: true });

test('of all rows that show an instrument the newest one is known', () => {
  const answers = [
    answer({ list: [row('190.00', 1), row('1.00', 9, { stock_code: 'MSFT' })] }),
    undefined,
    answer({ groups: [{ list: [row('191.00', 3)] }] }),
    answer({ list: [row('189.00', 2)] }),
  ];
  expect(newestRow(answers, apple)?.price_nominal).toBe('191.00');
});

test('another product of the same instrument has a price of its own', () => {
  const answers = [answer({ list: [row('190.00', 1, { source: 8 }), row('20.00', 2, { market: 'NYSE' })] })];
  expect(newestRow(answers, apple)).toBeNull();
});

test('a market that the address leaves out is that of any row', () => {
  expect(newestRow([answer({ list: [row('190.00', 1)] })], { ...apple, market: '' })?.market).toBe('NASDAQ');
});

test('what has no price is no row', () => {
  expect(
    newestRow([answer({ list: [{ stock_code: 'AAPL', market: 'NASDAQ', source: 0 }] })], apple),
  ).toBeNull();
});
