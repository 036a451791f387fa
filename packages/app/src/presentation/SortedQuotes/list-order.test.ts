import { describe, expect, it, test } from 'vitest';
import { isMoving, parseOrder, withOrder } from './list-order.ts';

const order = (query: string) => parseOrder(new URLSearchParams(query));

describe('the order that an address names', () => {
  test.each([
    [
      'sort=ratio&order=ascending&at=1795015800000',
      { by: 'ratio', direction: 'ascending' },
      1_795_015_800_000,
    ],
    ['sort=volume', { by: 'volume', direction: 'descending' }, null],
    ['sort=name&order=sideways&at=yesterday', { by: 'name', direction: 'descending' }, null],
    ['sort=colour&order=ascending&at=5', null, 5],
    ['sort=ratio&at=-1', { by: 'ratio', direction: 'descending' }, null],
    ['sort=ratio&at=179501580000000', { by: 'ratio', direction: 'descending' }, null],
    ['', null, null],
  ])('of "%s"', (query, named, at) => {
    expect(order(query)).toEqual({ order: named, at });
  });

  it('is written to the address, the rest of which stays', () => {
    const address = withOrder(
      new URLSearchParams('only=metals&sort=name&at=1'),
      { by: 'price', direction: 'ascending' },
      1_795_015_800_000,
    );
    expect(address.get('only')).toBe('metals');
    expect(parseOrder(address)).toEqual({
      order: { by: 'price', direction: 'ascending' },
      at: 1_795_015_800_000,
    });
    expect(withOrder(address, null, 2).toString()).toBe('only=metals');
  });
});

test('names and markets stay where they are; figures move', () => {
  expect((['name', 'market'] as const).map(isMoving)).toEqual([false, false]);
  expect((['price', 'change', 'ratio', 'volume'] as const).map(isMoving)).toEqual([true, true, true, true]);
});
