/** Orders against the real price path: what a customer would see happen, and when. */
import { orderStatus } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { parseFixed } from '#kernel/index.ts';
import type { ScenarioName } from '#names.ts';
import { send } from '#world-definition.ts';
import { balanceOf, heldIn } from '../ledger/index.ts';
import { advance, minute, place, price, refusalOf, wallet, worldOf } from '#test/trading-customer.ts';
import type { Placement } from '#test/placement.ts';

describe('a market order', () => {
  test('fills at once at the last price, takes margin and fee, and opens a position', () => {
    const world = worldOf('funded');
    const last = price(world);
    const order = place(world, { leverage: '2' });
    expect(order.status).toBe(orderStatus.success);
    expect(order.fillPrice).toBe(last);
    const position = world.read().trading.positions.get(order.positionId ?? '');
    expect(position).toMatchObject({
      quantity: parseFixed('10'),
      cost: last * parseFixed('10'),
      margin: order.margin,
    });
    expect(balanceOf(wallet(world)).amount).toBe(parseFixed('100000') - order.fee);
    expect(heldIn(wallet(world)).amount).toBe(order.margin);
  });

  test('of the same intent twice is one order', () => {
    const world = worldOf('funded');
    const first = place(world, { clientOrderId: 'same', quantity: '10' });
    const second = place(world, { clientOrderId: 'same', quantity: '10.00' });
    expect(second).toBe(first);
    expect(world.read().trading.positions.size).toBe(1);
  });

  test('in the same direction and leverage adds to the position; otherwise it opens another', () => {
    const world = worldOf('funded');
    const first = place(world, { leverage: '2' });
    advance(world, 30 * minute);
    const second = place(world, { leverage: '2', quantity: '30' });
    expect(second.positionId).toBe(first.positionId);
    const position = world.read().trading.positions.get(first.positionId ?? '');
    const [p1, p2] = [first.fillPrice ?? 0n, second.fillPrice ?? 0n];
    expect(position?.cost).toBe(p1 * parseFixed('10') + p2 * parseFixed('30'));
    expect(position?.margin).toBe(first.margin + second.margin);
    expect(place(world, { leverage: '5' }).positionId).not.toBe(first.positionId);
    expect(place(world, { leverage: '2', direction: 1 }).positionId).not.toBe(first.positionId);
  });

  test('of a large amount is worked by the desk first and cannot be cancelled meanwhile', () => {
    const world = worldOf('funded');
    const order = place(world, { quantity: '1200', leverage: '10' });
    expect(order.status).toBe(orderStatus.processing);
    expect(heldIn(wallet(world)).amount).toBe(order.margin + order.fee);
    const cancel = () => send(world, 'orders/cancel', { userId: 'demo', orderId: order.id });
    expect(refusalOf(cancel)[0]).toBe('orderNotCancellable');
    advance(world, 19_999);
    expect(world.read().trading.orders.get(order.id)?.status).toBe(orderStatus.processing);
    advance(world, 1);
    const done = world.read().trading.orders.get(order.id);
    expect(done).toMatchObject({
      status: orderStatus.success,
      fillPrice: price(world),
      modifiedAt: world.now(),
    });
  });
});

describe('an order is refused', () => {
  const limit = (text: string) => ({ orderType: 1 as const, limitPrice: text });
  test.each<[string, ScenarioName, Partial<Placement>]>([
    ['insufficientFunds', 'low-funds', {}],
    ['marketClosed', 'market-closed', {}],
    ['marketClosed', 'us-holiday', {}],
    ['instrumentHalted', 'halted', {}],
    ['instrumentHalted', 'halted', limit('200.00')],
    ['quantityNotAllowed', 'funded', { quantity: '0' }],
    ['quantityNotAllowed', 'funded', { quantity: '-1' }],
    ['quantityNotAllowed', 'funded', { quantity: '1.5' }],
    ['leverageNotAllowed', 'funded', { leverage: '3' }],
    ['limitPriceNotAllowed', 'funded', limit('264.005')],
    ['limitPriceNotAllowed', 'funded', limit('1.00')],
    ['limitPriceNotAllowed', 'funded', limit('2000.00')],
    ['invalidRequest', 'funded', { orderType: 1 }],
    ['invalidRequest', 'funded', { limitPrice: '200.00' }],
    ['invalidRequest', 'funded', { quantity: 'many' }],
    ['notFound', 'funded', { key: 'INDEX:SPX', quantity: '1' }],
  ])('as %s in "%s" for %j, and nothing changes', (reason, scenario, order) => {
    const world = worldOf(scenario);
    const before = world.serialise();
    expect(refusalOf(() => place(world, order))[0]).toBe(reason);
    expect(world.serialise()).toBe(before);
    expect(world.log).toHaveLength(0);
  });

  test('with the figures of its message', () => {
    const world = worldOf('low-funds');
    const [, detail] = refusalOf(() => place(world));
    expect(detail).toMatchObject({ available: '25.00', currency: 'USD', wallet: 'STOCK' });
  });
});
