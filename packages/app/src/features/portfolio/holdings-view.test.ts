import { toDecimal, tradeDirection, type Decimal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { memoryStorage, storageKeys } from '#platform/device/storage.ts';
import { inOrder, readView, sortedBy, type HoldingsView } from './holdings-view.ts';
import { plainContract } from '#domain/test/plain-contract.ts';
import { heldAs } from '#domain/test/positions.ts';

const d = toDecimal;
const apple = heldAs({
  id: 'apple',
  name: 'Apple',
  quantity: d('10'),
  cost: d('2600'),
  todayCost: d('2640'),
});
const tesla = heldAs({ id: 'tesla', name: 'Tesla', quantity: d('1'), cost: d('500'), todayCost: d('200') });
const tencent = heldAs({
  id: 'tencent',
  name: 'Tencent',
  currency: 'HKD',
  walletCurrency: 'HKD',
  quantity: d('200'),
  cost: d('90000'),
  todayCost: null,
});
const prices = new Map([
  ['apple', d('264.00')],
  ['tesla', d('410.00')],
  ['tencent', d('412.60')],
]);
const plain: HoldingsView = { sortedBy: null, direction: 'descending', profit: 'profit' };
const at = (price: Decimal) => ({ price, contract: plainContract });
const order = (view: Partial<HoldingsView>) =>
  inOrder([tencent, apple, tesla], { ...plain, ...view }, ({ id }) => at(prices.get(id) ?? d('0'))).map(
    ({ id }) => id,
  );

describe('the order of holdings', () => {
  test('is that of their opening until a column is pressed', () => {
    expect(order({})).toEqual(['tencent', 'apple', 'tesla']);
  });

  test('by name goes across currencies', () => {
    expect(order({ sortedBy: 'name', direction: 'ascending' })).toEqual(['apple', 'tencent', 'tesla']);
  });

  test('by name goes by what each row begins with', () => {
    const led = inOrder(
      [tencent, apple, tesla],
      { ...plain, sortedBy: 'name', direction: 'ascending' },
      () => at(d('1')),
      ({ id, name }) => (id === 'apple' ? 'Z' : name),
    );
    expect(led.map(({ id }) => id)).toEqual(['tencent', 'tesla', 'apple']);
  });

  test('by amount keeps the currencies apart', () => {
    expect(order({ sortedBy: 'value' })).toEqual(['tencent', 'apple', 'tesla']);
    expect(order({ sortedBy: 'price' })).toEqual(['tencent', 'tesla', 'apple']);
    expect(order({ sortedBy: 'profit', direction: 'ascending' })).toEqual(['tencent', 'tesla', 'apple']);
    expect(order({ sortedBy: 'today' })).toEqual(['tencent', 'tesla', 'apple']);
  });

  test('puts a short that gained before a long that lost', () => {
    const short = heldAs({
      id: 'short',
      direction: tradeDirection.sell,
      quantity: d('1'),
      cost: d('500'),
    });
    const sorted = inOrder([tesla, short], { ...plain, sortedBy: 'profit' }, () => at(d('410.00')));
    expect(sorted.map(({ id }) => id)).toEqual(['short', 'tesla']);
  });
});

describe('a press on a column', () => {
  test('puts the largest first, then the smallest, then as they were opened', () => {
    const largest = sortedBy(plain, 'value');
    const smallest = sortedBy(largest, 'value');
    expect([largest.direction, smallest.direction]).toEqual(['descending', 'ascending']);
    expect(sortedBy(smallest, 'value').sortedBy).toBeNull();
  });

  test('puts names from A on first', () => {
    expect(sortedBy(plain, 'name')).toMatchObject({ sortedBy: 'name', direction: 'ascending' });
  });
});

test('what was kept is read field by field', () => {
  const storage = memoryStorage({
    [storageKeys.holdingsView]: '{"sortedBy":"value","direction":7,"profit":"today"}',
  });
  expect(readView(storage)).toEqual({ sortedBy: 'value', direction: 'descending', profit: 'today' });
  expect(readView(memoryStorage({ [storageKeys.holdingsView]: 'broken' }))).toEqual(plain);
});
