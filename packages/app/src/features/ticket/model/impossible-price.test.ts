/** Zero or negative price: cost cannot be estimated, and no market order is offered. */
import { orderType, toDecimal, tradeDirection } from '@meridian/api';
import type { OrderTerms } from '#domain/fees.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ofShares } from '../test/contracts.ts';
import { check, checkMarketPrice } from './check.ts';
import { emptyForm } from './form.ts';
import { summarise } from './summary.ts';

const terms: OrderTerms = {
  leverages: [toDecimal('1')],
  feeRate: toDecimal('0.0005'),
  minFee: toDecimal('0.99'),
  maintenanceRate: toDecimal('0.25'),
};
const steps = {
  priceStep: toDecimal('0.01'),
  priceSteps: [],
  quantityStep: toDecimal('1'),
  minQuantity: toDecimal('1'),
};
const wallet = { balance: toDecimal('100000.00'), usedBalance: toDecimal('0.00') };

function ticketAt(lastPrice: string, limitPrice = '') {
  const form = {
    ...emptyForm(tradeDirection.buy),
    quantity: '1',
    orderType: limitPrice === '' ? orderType.market : orderType.limit,
    limitPrice,
  };
  const last = toDecimal(lastPrice);
  const market = { lastPrice: last, priceStep: steps.priceStep, contract: ofShares, pairPrice: last };
  const summary = summarise(form, market, terms, wallet);
  const rules = { ...steps, trading: { state: 'open' } as const, leverages: terms.leverages };
  return { total: summary.total.value, kinds: check(form, summary, rules).map(({ kind }) => kind) };
}

test.each(['-15.00', '-0.01', '0', '0.00'])('nothing is to pay at %s, and no order is offered', (price) => {
  expect(ticketAt(price)).toEqual({ total: null, kinds: ['priceImpossible'] });
});

test('a limit order at a price of its own is offered all the same', () => {
  expect(ticketAt('-15.00', '12.00')).toEqual({ total: '12.99', kinds: [] });
});

test('closing at the market asks the same of the price', () => {
  expect(checkMarketPrice(toDecimal('-15.00')).map(({ kind }) => kind)).toEqual(['priceImpossible']);
  expect(checkMarketPrice(toDecimal('15.00'))).toEqual([]);
});

test('whatever the price, what is to pay is above zero or not named', () => {
  const anyPrice = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2));
  fc.assert(
    fc.property(anyPrice, (price) => {
      const { total, kinds } = ticketAt(price);
      expect(total === null || Number(total) > 0).toBe(true);
      expect(kinds.includes('priceImpossible')).toBe(total === null);
    }),
  );
});
