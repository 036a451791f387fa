import { toDecimal, type AssetSource } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { createAskedOrders, type AskedOrder } from './asked-orders.ts';

const apple = { source: 0 as AssetSource, code: 'AAPL' };
const nvidia = { source: 0 as AssetSource, code: 'NVDA' };
const price = { asks: 'price', price: toDecimal('189.84') } as const;
const quantity = { asks: 'quantity', typed: '' } as const;

function desk() {
  let nowMs = 0;
  const orders = createAskedOrders(() => nowMs);
  const taken: AskedOrder[] = [];
  return {
    orders,
    taken,
    open: (product = apple) => orders.attend(product, (asked) => taken.push(asked)),
    pass: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('what is asked of a ticket', () => {
  test('an open ticket takes it at once', () => {
    const { orders, taken, open } = desk();
    open();
    expect(orders.ask(apple, price)).toBe(true);
    expect(taken).toEqual([price]);
  });

  test('no ticket of another instrument takes it', () => {
    const { orders, taken, open } = desk();
    open(nvidia);
    expect(orders.ask(apple, price)).toBe(false);
    expect(taken).toEqual([]);
  });

  test('a ticket that opens takes what was left for it, once', () => {
    const { orders, taken, open } = desk();
    orders.leave(apple, price);
    const close = open();
    close();
    open();
    expect(taken).toEqual([price]);
  });

  test('what is typed on the way to the ticket is its quantity', () => {
    const { orders, taken, open } = desk();
    orders.leave(apple, quantity);
    expect([orders.type(apple, '1'), orders.type(apple, '0')]).toEqual([true, true]);
    open();
    expect(taken).toEqual([{ asks: 'quantity', typed: '10' }]);
    expect(orders.type(apple, '5')).toBe(false);
  });

  test('a limit that was asked for on the way is taken after the quantity, with its digits', () => {
    const { orders, taken, open } = desk();
    expect(orders.leaveToo(apple, { asks: 'limit', typed: '' })).toBe(false);
    orders.leave(apple, quantity);
    orders.type(apple, '5');
    expect(orders.leaveToo(apple, { asks: 'limit', typed: '' })).toBe(true);
    orders.type(apple, '9');
    open();
    expect(taken).toEqual([{ asks: 'quantity', typed: '5' }]);
    orders.goOn();
    orders.goOn();
    expect(taken.slice(1)).toEqual([{ asks: 'limit', typed: '9' }]);
  });

  test('what was left is handed over to a ticket that was open already', () => {
    const { orders, taken, open } = desk();
    open();
    orders.leave(apple, quantity);
    expect(taken).toEqual([]);
    orders.handOver();
    orders.handOver();
    expect(taken).toEqual([quantity]);
  });

  test('a minute later nobody means it any more', () => {
    const { orders, taken, open, pass } = desk();
    orders.leave(apple, price);
    pass(60_001);
    open();
    expect(taken).toEqual([]);
  });

  test('only the last one left is taken', () => {
    const { orders, taken, open } = desk();
    orders.leave(apple, price);
    orders.leave(nvidia, quantity);
    open(apple);
    expect(taken).toEqual([]);
  });

  test('the limit of a ticket is known to who draws it, until it is taken back', () => {
    const { orders } = desk();
    let told = 0;
    const stop = orders.onLimit(() => {
      told += 1;
    });
    orders.showLimit(apple, price.price);
    orders.showLimit(apple, price.price);
    expect([orders.limitOf(apple), orders.limitOf(nvidia), told]).toEqual([price.price, null, 1]);
    orders.showLimit(apple, null);
    stop();
    orders.showLimit(apple, price.price);
    expect(told).toBe(2);
  });

  test('a ticket that closed is not asked', () => {
    const { orders, taken, open } = desk();
    open()();
    expect(orders.ask(apple, price)).toBe(false);
    expect(taken).toEqual([]);
  });
});
