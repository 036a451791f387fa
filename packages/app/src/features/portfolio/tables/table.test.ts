import { toDecimal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import {
  asItCame,
  inOrder,
  orderAfter,
  priceDecimalsOf,
  quantityDecimalsOf,
  type SortValue,
  type TableOrder,
} from './table.ts';

interface Row {
  readonly id: string;
  readonly value: SortValue;
}

const money = (id: string, amount: string | null, currency = 'USD'): Row => ({
  id,
  value: { amount: amount === null ? null : toDecimal(amount), currency },
});
const order = (rows: readonly Row[], direction: TableOrder['direction'], sortedBy: string | null = 'any') =>
  inOrder(rows, { sortedBy, direction }, ({ value }) => value).map(({ id }) => id);

describe('the order of rows', () => {
  const rows = [money('tencent', '127100', 'HKD'), money('apple', '2640'), money('tesla', '410')];

  test('is that in which they came until a head is pressed', () => {
    expect(order(rows, 'descending', null)).toEqual(['tencent', 'apple', 'tesla']);
  });

  test('by amount keeps the currencies apart', () => {
    expect(order(rows, 'descending')).toEqual(['tencent', 'apple', 'tesla']);
    expect(order(rows, 'ascending')).toEqual(['tencent', 'tesla', 'apple']);
  });

  test('compares amounts as decimals: −2 is below −1.5, and 10 above 9', () => {
    const signed = [money('a', '-1.5'), money('b', '-2'), money('c', '10'), money('d', '9')];
    expect(order(signed, 'ascending')).toEqual(['b', 'a', 'd', 'c']);
  });

  test.each(['ascending', 'descending'] as const)('has what is not known at its end, %s', (direction) => {
    expect(order([money('unknown', null), ...rows.slice(1)], direction).at(-1)).toBe('unknown');
    const times: Row[] = [
      { id: 'never', value: { time: null } },
      { id: 'then', value: { time: 1 } },
    ];
    expect(order(times, direction)).toEqual(['then', 'never']);
  });

  test('by words and by time goes across currencies', () => {
    const named = ['NVDA', 'AAPL'].map((words): Row => ({ id: words, value: { words } }));
    expect(order(named, 'ascending')).toEqual(['AAPL', 'NVDA']);
    const times = [3, 9].map((time): Row => ({ id: String(time), value: { time } }));
    expect(order(times, 'descending')).toEqual(['9', '3']);
  });
});

describe('a press on a head', () => {
  test('puts the largest first, then the smallest, then the rows as they came', () => {
    const largest = orderAfter(asItCame, 'value');
    const smallest = orderAfter(largest, 'value');
    expect([largest.direction, smallest.direction]).toEqual(['descending', 'ascending']);
    expect(orderAfter(smallest, 'value')).toEqual(asItCame);
  });

  test('puts names from A on first', () => {
    expect(orderAfter(asItCame, 'name')).toEqual({ sortedBy: 'name', direction: 'ascending' });
  });

  test('on another column begins anew', () => {
    expect(orderAfter({ sortedBy: 'value', direction: 'ascending' }, 'price').direction).toBe('descending');
  });
});

describe('the decimals that a figure is shown with', () => {
  test('are the instrument’s for a price, and its own where those are not known', () => {
    expect(priceDecimalsOf(toDecimal('1.085'), 5)).toBe(5);
    expect(priceDecimalsOf(toDecimal('1.085'), null)).toBe(3);
    expect(priceDecimalsOf(null, 2)).toBeNull();
  });

  test('are those that a quantity needs', () => {
    expect(quantityDecimalsOf(toDecimal('0.0345'))).toBe(4);
    expect(quantityDecimalsOf(toDecimal('60.00'))).toBe(0);
    expect(quantityDecimalsOf(toDecimal('60'))).toBe(0);
    expect(quantityDecimalsOf(null)).toBeNull();
  });
});
