import { openClose, toDecimal, tradeDirection, type Order } from '@meridian/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, compare, zero } from '#domain/money.ts';
import { fillMarks } from './fill-marks.ts';

const d = toDecimal;
const order = (part: Partial<Order>): Order =>
  ({
    direction: tradeDirection.buy,
    openClose: openClose.open,
    filledQuantity: null,
    price: null,
    fills: null,
    modifyTimeTimestamp: null,
    ...part,
  }) as Order;
const fill = (at: number, price: string, quantity: string) => ({
  fillTimestamp: at,
  price: d(price),
  quantity: d(quantity),
});
const marksOf = (...orders: Order[]) => fillMarks(orders, [100, 200, 300], (at) => at, 2);

test('all that was bought within one candle is one mark, at its average price and its last time', () => {
  expect(
    marksOf(
      order({ fills: [fill(210, '10.00', '10'), fill(250, '10.05', '20')] }),
      order({ fills: [fill(299, '10.10', '10')] }),
    ),
  ).toEqual([{ side: 'buy', at: 299, quantity: '40', price: '10.05' }]);
});

test('closing a short buys, and closing a long sells', () => {
  const fills = [fill(150, '10', '1')];
  const sides = [
    order({ fills, openClose: openClose.close }),
    order({ fills, openClose: openClose.close, direction: tradeDirection.sell }),
  ].map((one) => marksOf(one)[0]?.side);
  expect(sides).toEqual(['sell', 'buy']);
});

test('an order without its fills is marked as a whole, and one of which nothing was filled not at all', () => {
  const whole = { price: d('7'), filledQuantity: d('5'), modifyTimeTimestamp: 320 };
  expect(marksOf(order(whole))).toEqual([{ side: 'buy', at: 320, quantity: '5', price: '7' }]);
  expect(marksOf(order({ ...whole, filledQuantity: d('0') }), order({ ...whole, price: null }))).toEqual([]);
});

test('what was filled before the chart begins, or in an unknown direction, has no mark', () => {
  expect(
    marksOf(order({ fills: [fill(99, '1', '1')] }), order({ fills: [fill(150, '1', '1')], direction: 9 })),
  ).toEqual([]);
});

test('marks have all that was filled, and lie within its prices', () => {
  const fills = fc.array(
    fc.record({
      at: fc.integer({ min: 100, max: 400 }),
      price: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 1_000 }),
    }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(fills, (all) => {
      const parts = all.map(({ at, price, quantity }) =>
        fill(at, (price / 100).toFixed(2), String(quantity)),
      );
      const marks = marksOf(order({ fills: parts }));
      const sum = marks.reduce((total, { quantity }) => add(total, quantity), zero);
      expect(Number(sum)).toBe(all.reduce((total, { quantity }) => total + quantity, 0));
      const prices = parts.map(({ price }) => price).toSorted(compare);
      for (const { price } of marks) {
        expect(compare(price, prices[0] ?? zero)).not.toBe(-1);
        expect(compare(price, prices.at(-1) ?? zero)).not.toBe(1);
      }
    }),
  );
});
