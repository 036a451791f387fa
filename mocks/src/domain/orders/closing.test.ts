/** Positions closed by their customer, whole or in part, at once or by a limit. */
import { describe, expect, test } from 'vitest';
import { formatFixed, parseFixed } from '#kernel/index.ts';
import { heldIn } from '../ledger/index.ts';
import {
  aapl,
  advance,
  close,
  day,
  minute,
  place,
  price,
  refusalOf,
  wallet,
  worldOf,
} from '#test/trading-customer.ts';

describe('closing', () => {
  test('all of a position brings back margin and profit less the fee, and keeps its record', () => {
    const world = worldOf('funded');
    const { positionId, fee } = place(world, { direction: 1, leverage: '5' });
    advance(world, 90 * minute);
    const closing = close(world, positionId ?? '', '10');
    const [record] = world.read().trading.closed;
    expect(record).toMatchObject({ id: positionId, closePrice: closing.fillPrice, fees: fee + closing.fee });
    expect(world.read().trading.positions.size).toBe(0);
    expect(heldIn(wallet(world)).amount).toBe(0n);
    expect(wallet(world).free).toBe(parseFixed('100000') + (record?.profit ?? 0n) - fee - closing.fee);
  });

  test('a part leaves the rest open with its share of the margin', () => {
    const world = worldOf('funded');
    const { positionId, margin } = place(world, { leverage: '2' });
    close(world, positionId ?? '', '4');
    const position = world.read().trading.positions.get(positionId ?? '');
    const [record] = world.read().trading.closed;
    expect(position?.quantity).toBe(parseFixed('6'));
    expect(record?.id).toBe(`${positionId}-1`);
    expect((position?.margin ?? 0n) + (record?.margin ?? 0n)).toBe(margin);
  });

  test('more than is held, or than resting orders leave, is refused', () => {
    const world = worldOf('funded');
    const id = place(world).positionId ?? '';
    expect(refusalOf(() => close(world, id, '11'))[0]).toBe('quantityNotAllowed');
    const high = formatFixed((price(world) * 13n) / 10n, 1) + '0';
    close(world, id, '8', { orderType: 1, limitPrice: high });
    expect(refusalOf(() => close(world, id, '3'))).toMatchObject(['quantityNotAllowed', { maximum: '2' }]);
  });

  test('what is closed already is refused', () => {
    const world = worldOf('funded');
    const id = place(world).positionId ?? '';
    close(world, id, '10');
    expect(refusalOf(() => close(world, id, '1'))[0]).toBe('positionNotOpen');
  });

  test('by a limit fills when the path reaches it', () => {
    const world = worldOf('funded');
    const start = world.now();
    const id = place(world).positionId ?? '';
    const level = world.read().market.range(aapl, start + minute, start + 5 * day).high;
    if (level <= price(world)) throw new Error('choose a seed whose price rises');
    const resting = close(world, id, '10', { orderType: 1, limitPrice: formatFixed(level, 2) });
    advance(world, 6 * day);
    const crossing = world.read().market.firstCrossing(aapl, 'atOrAbove', level, start, start + 6 * day);
    expect(world.read().trading.orders.get(resting.id)).toMatchObject({ status: 1, modifiedAt: crossing });
  });
});

describe('150 shares in board lots of 100', () => {
  const held = () => {
    const world = worldOf('odd-lot');
    const [position] = world.read().trading.positions.values();
    if (position === undefined) throw new Error('nothing is held');
    return { world, position };
  };

  test.each(['50', '100', '150'])('are closed by %s', (quantity) => {
    const { world, position } = held();
    expect(close(world, position.id, quantity).quantity).toBe(parseFixed(quantity));
  });

  test.each(['1', '75', '149'])('are not closed by %s: that breaks a lot', (quantity) => {
    const { world, position } = held();
    expect(refusalOf(() => close(world, position.id, quantity))).toEqual([
      'quantityNotAllowed',
      { minimum: '100', step: '100' },
    ]);
  });

  test('no more than they are', () => {
    const { world, position } = held();
    expect(refusalOf(() => close(world, position.id, '200'))).toEqual([
      'quantityNotAllowed',
      { minimum: '100', step: '100', maximum: '150' },
    ]);
  });
});
