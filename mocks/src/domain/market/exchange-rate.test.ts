import { describe, expect, test } from 'vitest';
import { FIXED_ONE } from '#kernel/index.ts';
import { createMarket, exchangeRate } from './index.ts';

const market = createMarket('meridian');
const at = Date.parse('2026-11-18T15:30:00Z');
const price = (code: string) => market.price(`FOREX:${code}`, at);

describe('the rate of the market', () => {
  test('is the price of the pair: yen for a dollar', () => {
    expect(exchangeRate(market, 'USD', 'JPY', at)).toEqual({
      from: 'USD',
      to: 'JPY',
      numerator: price('USDJPY'),
      denominator: FIXED_ONE,
    });
  });

  test('is its exact inverse the other way round: dollars for a yen', () => {
    expect(exchangeRate(market, 'JPY', 'USD', at)).toEqual({
      from: 'JPY',
      to: 'USD',
      numerator: FIXED_ONE,
      denominator: price('USDJPY'),
    });
  });

  test('goes through the dollar where no pair is listed: Hong Kong dollars for a Swiss franc', () => {
    const { numerator, denominator } = exchangeRate(market, 'CHF', 'HKD', at);
    // A franc is 1 ÷ USDCHF dollars, and each of these USDHKD Hong Kong dollars.
    expect(numerator * price('USDCHF')).toBe(denominator * price('USDHKD'));
  });

  test('of a currency to itself is one', () => {
    expect(exchangeRate(market, 'USD', 'USD', at)).toMatchObject({ numerator: 1n, denominator: 1n });
  });

  test('follows from seed and instant: another market of the seed knows the same', () => {
    expect(exchangeRate(createMarket('meridian'), 'EUR', 'JPY', at)).toEqual(
      exchangeRate(market, 'EUR', 'JPY', at),
    );
    expect(exchangeRate(createMarket('another'), 'EUR', 'JPY', at)).not.toEqual(
      exchangeRate(market, 'EUR', 'JPY', at),
    );
  });
});
