import { toDecimal, type Tick } from '@meridian/api';
import { expect, test } from 'vitest';
import { oldSince, type Dated } from './old-prices.ts';

const now = 1_000_000;
const instrument = { market: 'NASDAQ', stock_code: 'AAPL', source: 0 } as const;
const madeAgo = (ms: number, marketStatus: Dated['marketStatus'] = 'open'): Dated => ({
  ...instrument,
  marketStatus,
  quoteTimestamp: now - ms,
});
const noTick = () => null;

test.each([
  ['are twenty seconds old', [madeAgo(20_000)], null],
  ['are older than that', [madeAgo(20_001)], now - 20_001],
  ['are old but for one', [madeAgo(90_000), madeAgo(3_000)], null],
  ['are all old: since the newest', [madeAgo(90_000), madeAgo(60_000)], now - 60_000],
  ['are those of a closed market', [madeAgo(90_000, 'closed'), madeAgo(90_000, null)], null],
  [
    'are those of a closed market beside an old one',
    [madeAgo(30_000, 'closed'), madeAgo(90_000)],
    now - 90_000,
  ],
  ['have never been made', [{ ...madeAgo(0), quoteTimestamp: null }], null],
  ['are none', [], null],
])('prices that %s', (_, prices, since) => {
  expect(oldSince(prices, noTick, now)).toBe(since);
});

test('a position has the time of its price under another name', () => {
  const held: Dated = { ...instrument, marketStatus: 'open', marketDateTimestamp: now - 50_000 };
  expect(oldSince([held], noTick, now)).toBe(now - 50_000);
});

test('the last tick counts where it is newer than what was read', () => {
  const tick: Tick = {
    ...instrument,
    price_nominal: toDecimal('10.00'),
    change: null,
    change_ratio: null,
    volume: null,
    bid: null,
    ask: null,
    marketStatus: 'open',
    quoteTimestamp: now - 5_000,
  };
  expect(oldSince([madeAgo(90_000)], () => tick, now)).toBeNull();
  expect(oldSince([madeAgo(90_000, 'closed')], () => ({ ...tick, quoteTimestamp: now - 40_000 }), now)).toBe(
    now - 40_000,
  );
});
