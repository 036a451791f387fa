/** Positions that the brokerage closes, at the exact instant the real price path uses their margin up. */
import { describe, expect, test } from 'vitest';
import { formatFixed } from '#kernel/index.ts';
import { factCommand } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { heldIn, imbalances, walletBook } from '../ledger/index.ts';
import {
  advance,
  close,
  day,
  messages,
  minute,
  place,
  price,
  wallet,
  worldOf,
} from '#test/trading-customer.ts';
import { stopOutLevel } from './index.ts';

describe('a position whose margin is used up', () => {
  const tsla = 'US:TSLA';

  /** Ten times leveraged, against the way the price will go in the coming days, half a percent from the stop-out. */
  function sinking(world: BrokerageWorld) {
    const { low, high } = world.read().market.range(tsla, world.now() + minute, world.now() + 10 * day);
    const isFalling = price(world, tsla) - low > high - price(world, tsla);
    const direction = isFalling ? 'long' : 'short';
    world.dispatch(factCommand('holding'), {
      code: 'TSLA',
      quantity: '100',
      leverage: '10',
      direction,
      marginLeft: '0.3',
    });
    const position = [...world.read().trading.positions.values()][0];
    if (position === undefined) throw new Error('nothing is held');
    const side = isFalling ? ('atOrBelow' as const) : ('atOrAbove' as const);
    const far = `${formatFixed((price(world, tsla) * (isFalling ? 14n : 6n)) / 10n, 1)}0`;
    return { position: { ...position }, side, far };
  }

  test('is closed by the brokerage at the exact instant, its resting orders are cancelled, the wallet keeps what is left', () => {
    const world = worldOf('funded');
    const start = world.now();
    const { position, side, far } = sinking(world);
    const level = stopOutLevel(world.read(), position) ?? 0n;
    const resting = close(world, position.id, '50', { orderType: 1, limitPrice: far });
    advance(world, 10 * day);
    const { market, trading } = world.read();
    const record = trading.closed.find(({ id }) => id === position.id);
    const crossing = market.firstCrossing(tsla, side, level, start, start + 10 * day);
    expect(record).toMatchObject({ closedAt: crossing, closePrice: market.price(tsla, crossing ?? 0) });
    expect(trading.orders.get(record?.orderId ?? '')?.reason).toBe('stoppedOut');
    expect(trading.orders.get(resting.id)).toMatchObject({ status: 2, reason: 'positionClosed' });
    expect(trading.events.get(position.id)?.at(-1)?.kind).toBe('stoppedOut');
    expect(messages(world)).toMatchObject([
      { kind: 'positionNearStopOut', parameters: { positionId: position.id } },
      { kind: 'positionStoppedOut', at: crossing, parameters: { stockCode: 'TSLA', quantity: '100' } },
      { kind: 'orderCancelled', at: crossing, parameters: { orderId: resting.id, reason: 'positionClosed' } },
    ]);
    // A quarter of the margin is what the brokerage leaves; the last step of the price may go through it.
    expect(Number((record?.margin ?? 0n) + (record?.profit ?? 0n)) / Number(record?.margin)).toBeCloseTo(
      0.25,
      1,
    );
    expect(heldIn(wallet(world)).amount).toBe(0n);
  });

  test('is closed by an order without a client’s id: whatever id a client took, its own order is found by it', () => {
    const world = worldOf('funded');
    const { position } = sinking(world);
    for (const clientOrderId of [`stop-out-${position.id}`, `settlement-${position.id}`])
      place(world, { key: 'CRYPTO:BTCUSDT', quantity: '0.01', clientOrderId });
    advance(world, 10 * day);
    const orders = [...world.read().trading.orders.values()];
    const ids = orders.map(({ clientOrderId }) => clientOrderId);
    expect(ids.filter((id) => id !== null)).toHaveLength(new Set(ids).size - 1);
    expect(orders.find(({ reason }) => reason === 'stoppedOut')?.clientOrderId).toBeNull();
  });

  test('is found also when it was opened on the way, by a limit that filled during the same jump', () => {
    const [whole, steps] = [worldOf('funded'), worldOf('funded')].map((world) => {
      const { low, high } = world.read().market.range(tsla, world.now() + minute, world.now() + 20 * day);
      const isFalling = price(world, tsla) - low > high - price(world, tsla);
      const away = isFalling ? 999n : 1001n;
      const limitPrice = `${formatFixed((price(world, tsla) * away) / 1000n, 1)}0`;
      place(world, {
        key: tsla,
        direction: isFalling ? 0 : 1,
        orderType: 1,
        limitPrice,
        leverage: '10',
        clientOrderId: 'x',
      });
      return world;
    });
    if (whole === undefined || steps === undefined) throw new Error('two worlds were opened');
    advance(whole, 300 * day);
    for (let i = 0; i < 300; i += 1) advance(steps, day);
    expect(whole.read().trading.closed).toHaveLength(1);
    expect(whole.serialise()).toBe(steps.serialise());
  });
});

test.each([
  ['FUTURE:GC', 'GC', '20', '2', 'FUTURE', 0],
  ['FOREX:USDJPY', 'USDJPY', '50', '100000', 'FOREX', 1],
] as const)(
  '%s is closed by the brokerage too, at the instant its own currency and contract size say',
  (key, code, leverage, quantity, type, exchanges) => {
    const world = worldOf('funded');
    const start = world.now();
    const { low, high } = world.read().market.range(key, start + minute, start + 90 * day);
    const isFalling = price(world, key) - low > high - price(world, key);
    const direction = isFalling ? 'long' : 'short';
    world.dispatch(factCommand('holding'), { code, quantity, leverage, direction });
    const [position] = [...world.read().trading.positions.values()];
    if (position === undefined) throw new Error('nothing is held');
    const level = stopOutLevel(world.read(), position) ?? 0n;
    advance(world, 90 * day);
    const { market, trading, ledger } = world.read();
    const side = isFalling ? ('atOrBelow' as const) : ('atOrAbove' as const);
    const crossing = market.firstCrossing(key, side, level, start, start + 90 * day);
    expect(trading.closed).toMatchObject([
      { closedAt: crossing, closePrice: market.price(key, crossing ?? 0) },
    ]);
    expect(heldIn(walletBook(ledger, { userId: 'demo', type })).amount).toBe(0n);
    expect(ledger.exchanges).toHaveLength(exchanges);
    expect(imbalances(ledger)).toEqual([]);
  },
);
