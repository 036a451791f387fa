/** Orders against the real price path: what a customer would see happen, and when. */
import { orderStatus } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { BusinessRefusal, createWorld, formatFixed, parseFixed } from '../../kernel/index.ts';
import type { Json } from '../../kernel/index.ts';
import { scenarios } from '../../scenarios/index.ts';
import type { ScenarioName } from '../../names.ts';
import { brokerageDefinition, factCommand, send } from '../../world-definition.ts';
import type { BrokerageWorld } from '../../world-definition.ts';
import type { CommandPayload } from '../../commands.ts';
import { balanceOf, usedIn, walletBook } from '../ledger/index.ts';
import { lastPrice, stopOutLevel } from './index.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const aapl = 'US:AAPL';

function worldOf(scenario: ScenarioName, startTime = scenarios[scenario].startTime): BrokerageWorld {
  return createWorld(brokerageDefinition, {
    seed: 'meridian',
    scenario,
    startTime,
    clock: 'pinned',
    wallClock: () => 0,
  });
}

const advance = (world: BrokerageWorld, byMs: number) => world.dispatch('clock/advance', { byMs });
const wallet = (world: BrokerageWorld, type: 'STOCK' | 'CRYPTOCURRENCY' = 'STOCK') =>
  walletBook(world.read().ledger, { userId: 'demo', type });
const price = (world: BrokerageWorld, key = aapl) => lastPrice(world.read(), key as typeof aapl, world.now());

let intents = 0;
type Place = CommandPayload<'orders/place'>;
const place = (world: BrokerageWorld, order: Partial<Place> = {}) =>
  send(world, 'orders/place', {
    userId: 'demo',
    clientOrderId: `intent-${(intents += 1)}`,
    key: aapl,
    direction: 0,
    orderType: 0,
    quantity: '10',
    leverage: '1',
    limitPrice: null,
    ...order,
  });
const close = (world: BrokerageWorld, positionId: string, quantity: string, more: object = {}) =>
  send(world, 'orders/close', {
    userId: 'demo',
    clientOrderId: `intent-${(intents += 1)}`,
    positionId,
    quantity,
    orderType: 0,
    limitPrice: null,
    ...more,
  });

function refusalOf(act: () => unknown): [string, Json] {
  try {
    act();
  } catch (error) {
    if (error instanceof BusinessRefusal) return [error.reason, error.detail];
    throw error;
  }
  throw new Error('nothing was refused');
}

/** A limit that the path will cross within the days, found by looking ahead: below the present price. */
function lowestWithin(world: BrokerageWorld, days: number, key = aapl) {
  return world.read().market.range(key, world.now() + 1, world.now() + days * day).low;
}

describe('a market order', () => {
  test('fills at once at the last price, takes margin and fee, and opens a position', () => {
    const world = worldOf('funded');
    const last = price(world);
    const order = place(world, { leverage: '2' });
    expect(order.status).toBe(orderStatus.success);
    expect(order.fillPrice).toBe(last);
    const position = world.read().trading.positions.get(order.positionId ?? '');
    expect(position).toMatchObject({ quantity: parseFixed('10'), openPrice: last, margin: order.margin });
    expect(balanceOf(wallet(world))).toBe(parseFixed('100000') - order.fee);
    expect(usedIn(wallet(world))).toBe(order.margin);
  });

  test('of the same intent twice is one order', () => {
    const world = worldOf('funded');
    const first = place(world, { clientOrderId: 'same' });
    const second = place(world, { clientOrderId: 'same', quantity: '99' });
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
    expect(position?.openPrice).toBe((p1 + 3n * p2) / 4n);
    expect(position?.margin).toBe(first.margin + second.margin);
    expect(place(world, { leverage: '5' }).positionId).not.toBe(first.positionId);
    expect(place(world, { leverage: '2', direction: 1 }).positionId).not.toBe(first.positionId);
  });

  test('of a large amount is worked by the desk first and cannot be cancelled meanwhile', () => {
    const world = worldOf('funded');
    const order = place(world, { quantity: '1200', leverage: '10' });
    expect(order.status).toBe(orderStatus.processing);
    expect(usedIn(wallet(world))).toBe(order.margin + order.fee);
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

describe('a limit order', () => {
  test('fills at the exact instant the path crosses it, however far the clock jumps', () => {
    const world = worldOf('funded');
    const start = world.now();
    const level = lowestWithin(world, 5);
    const order = place(world, { orderType: 1, limitPrice: formatFixed(level, 2) });
    expect(order.status).toBe(orderStatus.accepted);
    advance(world, 30 * day);
    const { market, trading } = world.read();
    const filled = trading.orders.get(order.id);
    const crossing = market.firstCrossing(aapl, 'atOrBelow', level, start, start + 30 * day);
    expect(filled?.modifiedAt).toBe(crossing);
    expect(filled?.fillPrice).toBe(market.price(aapl, crossing ?? 0));
    expect((filled?.fillPrice ?? 0n) <= level).toBe(true);
    expect(market.price(aapl, (crossing ?? 0) - 1000) > level).toBe(true);
    expect(market.session(aapl, crossing ?? 0).state).toBe('open');
  });

  test('sets its margin and fee aside, and gives them back when it is cancelled', () => {
    const world = worldOf('funded');
    const order = place(world, { orderType: 1, limitPrice: formatFixed((price(world) * 9n) / 10n, 1) + '0' });
    expect(usedIn(wallet(world))).toBe(order.margin + order.fee);
    send(world, 'orders/cancel', { userId: 'demo', orderId: order.id });
    expect(usedIn(wallet(world))).toBe(0n);
    expect(wallet(world).free).toBe(parseFixed('100000'));
    expect(order).toMatchObject({ status: orderStatus.cancelled, reason: 'byCustomer' });
  });

  test('through the last price fills at once at the last price, which is better', () => {
    const world = worldOf('funded');
    const last = price(world);
    const order = place(world, { orderType: 1, limitPrice: formatFixed((last * 11n) / 10n, 1) + '0' });
    expect(order).toMatchObject({ status: orderStatus.success, fillPrice: last });
  });

  test('may rest while the market is shut, and fills when it opens at or through its price', () => {
    const world = worldOf('funded', scenarios['market-closed'].startTime);
    const order = place(world, {
      orderType: 1,
      limitPrice: formatFixed((price(world) * 14n) / 10n, 1) + '0',
    });
    expect(order.status).toBe(orderStatus.accepted);
    const opensAt = world.read().market.session(aapl, world.now()).opensAt;
    advance(world, 3 * day);
    expect(world.read().trading.orders.get(order.id)?.modifiedAt).toBe(opensAt);
  });

  test('to sell short that opens through its price is cancelled by the house when the wallet cannot pay for more', () => {
    const world = worldOf('funded', scenarios['market-closed'].startTime);
    const low = formatFixed((price(world) * 7n) / 10n, 1) + '0';
    const order = place(world, { direction: 1, orderType: 1, limitPrice: low, quantity: '520' });
    advance(world, 3 * day);
    expect(world.read().trading.orders.get(order.id)).toMatchObject({
      status: orderStatus.cancelled,
      reason: 'insufficientFunds',
    });
    expect(wallet(world).free).toBe(parseFixed('100000'));
  });
});

describe('an order is refused', () => {
  const limit = (text: string) => ({ orderType: 1 as const, limitPrice: text });
  test.each<[string, ScenarioName, Partial<Place>]>([
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

describe('closing', () => {
  test('all of a position brings back margin and profit less the fee, and keeps its record', () => {
    const world = worldOf('funded');
    const { positionId, fee } = place(world, { direction: 1, leverage: '5' });
    advance(world, 90 * minute);
    const closing = close(world, positionId ?? '', '10');
    const [record] = world.read().trading.closed;
    expect(record).toMatchObject({ id: positionId, closePrice: closing.fillPrice, fees: fee + closing.fee });
    expect(world.read().trading.positions.size).toBe(0);
    expect(usedIn(wallet(world))).toBe(0n);
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

  test('is closed by the house at the exact instant, its resting orders are cancelled, the wallet keeps what is left', () => {
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
    // A quarter of the margin is what the house leaves; the last step of the price may go through it.
    expect(Number((record?.margin ?? 0n) + (record?.profit ?? 0n)) / Number(record?.margin)).toBeCloseTo(
      0.25,
      1,
    );
    expect(usedIn(wallet(world))).toBe(0n);
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

describe('while trading is halted', () => {
  test('the price stands, and resting orders wait until it goes on', () => {
    const world = worldOf('funded');
    const level = lowestWithin(world, 5);
    const order = place(world, { orderType: 1, limitPrice: formatFixed(level, 2) });
    world.dispatch(factCommand('halt'), { code: 'AAPL' });
    const last = price(world);
    advance(world, 5 * day);
    expect(price(world)).toBe(last);
    expect(world.read().trading.orders.get(order.id)?.status).toBe(orderStatus.accepted);
    world.dispatch(factCommand('resume'), { code: 'AAPL' });
    advance(world, 60 * day);
    const resumedAt = scenarios.funded.startTime + 5 * day;
    const crossing = world
      .read()
      .market.firstCrossing(aapl, 'atOrBelow', level, resumedAt, resumedAt + 60 * day);
    expect(crossing).toBeDefined();
    expect(world.read().trading.orders.get(order.id)).toMatchObject({ status: 1, modifiedAt: crossing });
  });
});
