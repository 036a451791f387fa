/** What a hostile or careless backend says of a position's money: read as given, or not at all. */
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { exampleOf } from '../test/examples.ts';
import { position } from './position.ts';

const pair = {
  stock_code: 'USDJPY',
  market: 'FOREX',
  price_nominal: '154.682',
  isInverse: true,
  quoteTimestamp: 1_795_015_800_000,
};
const held = {
  ...(exampleOf(position) as Record<string, unknown>),
  source: 3,
  currency: 'USD',
  walletCurrency: 'USD',
  rate: null,
  closeTimeTimestamp: null,
};
const reads = (change: Record<string, unknown>): boolean => v.is(position, { ...held, ...change });

describe('a contract size', () => {
  test.each(['1', '0.1', '100', '5000', '42000', '1000000000', '0.000000000001'])(
    'may be %s',
    (contractSize) => {
      expect(reads({ contractSize })).toBe(true);
    },
  );

  test.each([
    ['missing', undefined],
    ['null', null],
    ['zero', '0'],
    ['zero with decimals', '0.00'],
    ['below zero', '-100'],
    ['no number', 'NaN'],
    ['a float', 100],
    ['an exponent', '1e2'],
    ['beyond any contract', '1000000000.1'],
    ['huge', '99999999999999999999'],
    ['of forty digits', `${'9'.repeat(20)}.${'9'.repeat(20)}`],
    ['finer than any price', '0.0000000000001'],
    ['of sixty digits', '9'.repeat(60)],
  ])('is not taken where it is %s', (_, contractSize) => {
    expect(reads({ contractSize })).toBe(false);
  });
});

describe('the rate to the wallet', () => {
  test('is needed where the wallet keeps another currency, and where something is still open', () => {
    expect(reads({ currency: 'JPY', rate: pair })).toBe(true);
    expect(reads({ currency: 'JPY' })).toBe(false);
    expect(reads({ currency: 'JPY', closeTimeTimestamp: 1_795_015_800_000 })).toBe(true);
  });

  test.each([
    ['of nothing', '0'],
    ['below zero', '-154.682'],
    ['no number', 'many'],
    ['of too many digits', '9'.repeat(60)],
    ['missing', undefined],
  ])('is not taken where it is %s', (_, price_nominal) => {
    expect(reads({ currency: 'JPY', rate: { ...pair, price_nominal } })).toBe(false);
  });

  test.each([undefined, null, 'yes', 1])('is not accepted without a direction: %j', (isInverse) => {
    expect(reads({ currency: 'JPY', rate: { ...pair, isInverse } })).toBe(false);
  });
});

test('a currency of the wallet has to be one', () => {
  for (const walletCurrency of [undefined, null, '', 'usd', '$', 'X'.repeat(60)])
    expect(reads({ walletCurrency })).toBe(false);
});
