/** The orders that `contracts/api/test/worked-book-orders.ts` takes through a book by hand, on the ticket. The world meets the same table. */
import { orderType, toDecimal, tradeDirection } from '@meridian/api';
import { workedBook, workedBookOrders } from '@meridian/api/test/worked-book-orders';
import { expect, test } from 'vitest';
import { bookPrice } from '#domain/book.ts';
import { add, multiply, roundHalfUp } from '#domain/money.ts';
import { ofShares } from '../test/contracts.ts';
import { check } from './check.ts';
import { emptyForm, type TicketForm } from './form.ts';
import { levelsFor } from './market.ts';
import { affordableQuantity } from './percent.ts';
import { summarise } from './summary.ts';

const d = toDecimal;
const levelsOf = (side: readonly (readonly [string, string])[]) =>
  side.map(([price, quantity]) => ({ price: d(price), quantity: d(quantity) }));
const book = { bids: levelsOf(workedBook.bids), asks: levelsOf(workedBook.asks) };
const lastPrice = d(workedBook.lastPrice);
const market = { lastPrice, priceStep: d('0.01'), contract: ofShares, pairPrice: lastPrice, book };
const terms = {
  leverages: [d('1')],
  feeRate: d('0.0005'),
  minFee: d('0.99'),
  maintenanceRate: d('0.25'),
};
const rich = { balance: d('1000000'), usedBalance: d('0') };
const buying = (quantity: string, part: Partial<TicketForm> = {}): TicketForm => ({
  ...emptyForm(tradeDirection.buy),
  quantity,
  ...part,
});

test.each(workedBookOrders.map((worked) => [worked.title, worked] as const))(
  '%s',
  (_, { direction, quantity, sum, missing }) => {
    const form = buying(quantity, {
      direction: direction === 'long' ? tradeDirection.buy : tradeDirection.sell,
    });
    const priced = bookPrice(levelsFor(form, market), d(quantity), lastPrice);
    expect(priced).toMatchObject({ sum: multiply(d(sum), d('1')), missing });
    expect(summarise(form, market, terms, rich).value.value).toBe(roundHalfUp(d(sum), 2));
  },
);

test('the fee, the total and the arithmetic are those of the sum, and the average is for showing', () => {
  const { average, value, fee, total } = summarise(buying('1000'), market, terms, rich);
  // 100,029 ÷ 1,000; 100,029 × 0.0005 = 50.0145.
  expect([average?.value, fee.value, total.value]).toEqual(['100.029', '50.01', '100079.01']);
  expect(value.steps.map(({ label, number }) => [label, number.value])).toEqual([
    ['bookSum', '100029'],
    ['value', '100029'],
  ]);
  expect(average?.notes).toEqual(['throughBook']);
});

test('where the best level holds it, the average is the last price', () => {
  const { average } = summarise(buying('500'), market, terms, rich);
  expect([average?.value, average?.notes]).toEqual([lastPrice, ['bestLevel']]);
});

test('money that pays for the last price and not for the book is too little, as the brokerage says', () => {
  const poor = { balance: d('100050.01'), usedBalance: d('0') };
  const form = buying('1000');
  const rules = {
    trading: { state: 'open' },
    priceStep: d('0.01'),
    priceSteps: [],
    quantityStep: d('1'),
    minQuantity: d('1'),
    leverages: terms.leverages,
  } as const;
  expect(check(form, summarise(form, market, terms, poor), rules)).toMatchObject([{ kind: 'fundsShort' }]);
  const unbooked = { ...market, book: null };
  expect(check(form, summarise(form, unbooked, terms, poor), rules)).toEqual([]);
});

test('a limit order is paid for at its limit, whatever the book holds', () => {
  const form = buying('1000', { orderType: orderType.limit, limitPrice: '100.05' });
  const { average, value } = summarise(form, market, terms, rich);
  expect([average, value.value]).toEqual([null, '100050']);
});

test('a share of the buying power counts with the levels it would take', () => {
  const deal = {
    price: lastPrice,
    direction: tradeDirection.buy,
    leverage: d('1'),
    contract: { contractSize: d('1'), rate: { numerator: d('1'), denominator: d('1') } },
    terms,
    quantityStep: d('1'),
  };
  const sumOf = (quantity: ReturnType<typeof d>) => bookPrice(book.asks, quantity, lastPrice)?.sum ?? d('0');
  const money = d('100079.01');
  expect(affordableQuantity(money, { ...deal, sumOf })).toBe('1000');
  expect(affordableQuantity(add(money, d('-0.01')), { ...deal, sumOf })).toBe('999');
  // At the last price alone it seems to be enough.
  expect(affordableQuantity(add(money, d('-0.01')), deal)).toBe('1000');
});
