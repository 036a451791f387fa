/** Orders that rest: on the real price path, while the market is shut, and while trading is halted. */
import { orderStatus } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { FIXED_ONE, formatExact, formatFixed, parseFixed } from '#kernel/index.ts';
import { scenarios } from '#scenarios/index.ts';
import { factCommand, send } from '#world-definition.ts';
import { heldIn } from '../ledger/index.ts';
import {
  aapl,
  advance,
  day,
  lowestWithin,
  messages,
  place,
  price,
  refusalOf,
  wallet,
  worldOf,
} from '#test/trading-customer.ts';

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
    expect(heldIn(wallet(world)).amount).toBe(order.margin + order.fee);
    send(world, 'orders/cancel', { userId: 'demo', orderId: order.id });
    expect(heldIn(wallet(world)).amount).toBe(0n);
    expect(wallet(world).free).toBe(parseFixed('100000'));
    expect(order).toMatchObject({ status: orderStatus.cancelled, reason: 'byCustomer' });
  });

  test('that fills at less than half a cent opens a position without margin', () => {
    const pepe = 'CRYPTO:PEPEUSDT';
    const world = worldOf('funded');
    const { market } = world.read();
    const { tickSize } = market.instrument(pepe);
    const lowest = lowestWithin(world, 2, pepe);
    const fillPrice = (level: bigint) => {
      const at = market.firstCrossing(pepe, 'atOrBelow', level, world.now(), world.now() + 2 * day);
      return market.price(pepe, at ?? 0);
    };
    const halfACent = parseFixed('0.005') * FIXED_ONE;
    /** As few as cost half a cent at a limit. */
    const fewest = (level: bigint) => ((halfACent / level + FIXED_ONE - 1n) / FIXED_ONE) * FIXED_ONE;
    /** One that the price falls through so far that they cost less. */
    const limit = Array.from({ length: 500 }, (_, ticks) => lowest + BigInt(ticks) * tickSize).find(
      (level) => fewest(level) * fillPrice(level) < halfACent,
    );
    if (limit === undefined) throw new Error('the price falls by single ticks');
    const quantity = formatFixed(fewest(limit), 0);
    const order = place(world, {
      key: pepe,
      quantity,
      orderType: 1,
      limitPrice: formatExact(limit),
    });
    expect(formatExact(order.margin)).toBe('0.01');
    advance(world, 2 * day);
    expect(order).toMatchObject({ status: orderStatus.success, margin: 0n });
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

  test.each([
    ['while the market trades', scenarios.funded.startTime],
    ['while it is shut', scenarios['market-closed'].startTime],
  ])('to sell short below the last price %s is refused when the money is short at that price', (_, start) => {
    const world = worldOf('funded', start);
    const last = price(world);
    const low = formatFixed((last * 7n) / 10n, 1) + '0';
    const before = world.serialise();
    // Enough for 520 at seven tenths of the price, too little for what they would be sold at.
    const tooMany = () => place(world, { direction: 1, orderType: 1, limitPrice: low, quantity: '520' });
    expect(refusalOf(tooMany)[0]).toBe('insufficientFunds');
    expect(world.serialise()).toBe(before);
    const order = place(world, { direction: 1, orderType: 1, limitPrice: low, quantity: '360' });
    expect(order.margin).toBe(last * 360n);
    expect(heldIn(wallet(world)).amount >= order.margin).toBe(true);
  });

  test('to sell short that opens above the price it was taken at is cancelled by the brokerage when the wallet cannot pay for more', () => {
    const { market } = worldOf('funded').read();
    const evenings = Array.from({ length: 20 }, (_, n) => scenarios['market-closed'].startTime + n * day);
    const opening = (at: number) => market.price(aapl, market.session(aapl, at).opensAt ?? at);
    const start = evenings.find((at) => opening(at) * 100n > market.price(aapl, at) * 101n);
    if (start === undefined) throw new Error('no day opens a percent higher');
    const world = worldOf('funded', start);
    const low = formatFixed((price(world) * 7n) / 10n, 1) + '0';
    const most = (parseFixed('99900') / price(world)).toString();
    const order = place(world, { direction: 1, orderType: 1, limitPrice: low, quantity: most });
    expect(order.status).toBe(orderStatus.accepted);
    advance(world, 4 * day);
    expect(world.read().trading.orders.get(order.id)).toMatchObject({
      status: orderStatus.cancelled,
      reason: 'insufficientFunds',
    });
    expect(wallet(world).free).toBe(parseFixed('100000'));
    expect(messages(world)).toMatchObject([
      { kind: 'orderCancelled', parameters: { orderId: order.id, reason: 'insufficientFunds' } },
    ]);
  });
});

describe('while trading is halted', () => {
  test('the price does not move, and resting orders wait until it goes on', () => {
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

test('the brokerage sends messages about its own actions, not about those of the customer', () => {
  const world = worldOf('funded');
  place(world);
  const cancelled = place(world, { orderType: 1, limitPrice: '200.00' });
  send(world, 'orders/cancel', { userId: 'demo', orderId: cancelled.id });
  const level = lowestWithin(world, 5);
  const filled = place(world, { orderType: 1, limitPrice: formatFixed(level, 2) });
  advance(world, 5 * day);
  const { fillPrice, modifiedAt } = world.read().trading.orders.get(filled.id) ?? {};
  expect(messages(world)).toEqual([
    {
      kind: 'orderFilled',
      id: 'M1',
      at: modifiedAt,
      isRead: false,
      parameters: {
        orderId: filled.id,
        action: 'buy',
        names: null,
        unit: 'share',
        currency: 'USD',
        stockCode: 'AAPL',
        quantity: '10',
        price: formatExact(fillPrice ?? 0n),
      },
    },
  ]);
});

test('what waits is what is neither filled nor cancelled, in the order it came', () => {
  const world = worldOf('funded');
  const resting = [1, 2, 3].map(() => place(world, { orderType: 1, limitPrice: '200.00' }).id);
  place(world);
  send(world, 'orders/cancel', { userId: 'demo', orderId: resting[1] ?? '' });
  expect([...world.read().trading.waiting]).toEqual([resting[0], resting[2]]);
});
