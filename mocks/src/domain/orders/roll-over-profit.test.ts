/**
 * A position in a continuous series lives on when its month ends (ADR 32). Its money is worked out here from what a customer
 * would have who held the months themselves, each while it was the front, worth the same at every roll-over.
 */
import { describe, expect, test } from 'vitest';
import { worldOf } from '#test/random-actions.ts';
import { centsOf, minus, negative, nought, over, plus, read, times, whole } from '#test/rational.ts';
import type { Rational } from '#test/rational.ts';
import { formatExact, formatFixed, parseFixed } from '#kernel/index.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { balanceOf, walletBook } from '../ledger/index.ts';
import { frontContract, rollOversBetween, tradingDayAt } from '../market/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import { stopOutLevel, walletProfit } from './index.ts';
import type { Position } from './index.ts';

const until = Date.parse('2027-03-31T15:30:00Z');

function priceAt(world: BrokerageWorld, key: InstrumentKey, at: number): Rational {
  return read(formatExact(world.read().market.price(key, at)));
}

/** What one of the series gained by the months it went through: of each as many as were worth one of the series. */
function gainOfMonths(world: BrokerageWorld, series: InstrumentKey, from: number, to: number): Rational {
  const { market } = world.read();
  const product = market.instrument(series);
  const rolls = rollOversBetween(product, from, to);
  const first = frontContract(product, tradingDayAt(product.calendar, from)).code;
  const legs = [{ code: first, from }, ...rolls.map((roll) => ({ code: roll.to.code, from: roll.at }))];
  return legs
    .map((leg, index) => {
      // Up to the last trade of the month; between that and the next session there is no trading either.
      const end = rolls[index] === undefined ? to : rolls[index].from.lastTradingDay.close - 1;
      const start = index === 0 ? from : (rolls[index - 1]?.from.lastTradingDay.close ?? from) - 1;
      const month: InstrumentKey = `FUTURE:${leg.code}`;
      const [opened, closed] = [priceAt(world, month, start), priceAt(world, month, end)];
      // Worth the same as the series when it is entered.
      return times(over(minus(closed, opened), opened), priceAt(world, series, start));
    })
    .reduce(plus, nought);
}

const held = (world: BrokerageWorld): Position => {
  const [position] = world.read().trading.positions.values();
  if (position === undefined) throw new Error('nothing is held any more');
  return position;
};

/** Of its wallet, in cents. */
const balance = (world: BrokerageWorld): bigint =>
  centsOf(
    formatFixed(balanceOf(walletBook(world.read().ledger, { userId: 'demo', type: 'FUTURE' })).amount, 2),
  );

const profitOf = (world: BrokerageWorld): bigint => {
  const price = world.read().market.price(held(world).key, world.now());
  return centsOf(formatFixed(walletProfit(world.read(), held(world), price, world.now()).amount, 2));
};

const liveTo = (world: BrokerageWorld, instant: number): void => {
  world.dispatch('clock/set', { toMs: instant });
};

describe.each([
  { code: 'CL', quantity: '2' },
  { code: 'GC', quantity: '1' },
  { code: 'ZC', quantity: '3' },
])('a position in the series $code', ({ code, quantity }) => {
  const series: InstrumentKey = `FUTURE:${code}`;

  describe.each(['long', 'short'] as const)('that is %s', (direction) => {
    const opened = () => {
      const world = worldOf('funded');
      world.dispatch('fact/wallet', { type: 'FUTURE', amount: '2000000' });
      world.dispatch('fact/holding', { code, quantity, direction, leverage: '1' });
      return world;
    };

    test('is neither touched nor paid for by a roll-over, and gains nothing by it', () => {
      const world = opened();
      const product = world.read().market.instrument(series);
      const rolls = rollOversBetween(product, world.now(), until);
      expect(rolls.length).toBeGreaterThan(1);
      for (const { at, from } of rolls) {
        // The last day has ended, and been settled like every day.
        liveTo(world, from.lastTradingDay.close);
        const before = {
          ...held(world),
          balance: balance(world),
          stopOut: stopOutLevel(world.read(), held(world)),
          events: world.read().trading.events.get(held(world).id)?.length,
        };
        const profit = profitOf(world);
        const last = priceAt(world, series, from.lastTradingDay.close - 1);
        liveTo(world, at);
        expect({
          ...held(world),
          balance: balance(world),
          stopOut: stopOutLevel(world.read(), held(world)),
          events: world.read().trading.events.get(held(world).id)?.length,
        }).toEqual(before);
        // The night moves a price as any night does: what it moved is all that the profit did.
        const moved = minus(priceAt(world, series, at), last);
        expect(profitOf(world) - profit).toBe(
          centsOfContracts(direction === 'long' ? moved : negative(moved), world),
        );
      }
    });

    test('is booked at its close what its months gained, to the tick', () => {
      const world = opened();
      const start = world.now();
      const { market } = world.read();
      const { tickSize } = market.instrument(series);
      liveTo(world, until);
      const gain = gainOfMonths(world, series, start, until);
      const signed = direction === 'long' ? gain : negative(gain);
      const before = balance(world);
      const { settled } = held(world);
      world.dispatch('orders/close', {
        userId: 'demo',
        clientOrderId: 'out',
        positionId: held(world).id,
        quantity,
        orderType: 0,
        limitPrice: null,
      });
      const [closed] = world.read().trading.closed.filter(({ key }) => key === series);
      const profit = centsOf(formatFixed(closed?.profit ?? 0n, 2));
      const order = world.read().trading.orders.get(closed?.orderId ?? '');
      // What the days' settlements booked is there already.
      const booked = profit - centsOf(formatFixed(settled, 2));
      expect(balance(world) - before).toBe(booked - centsOf(formatFixed(order?.fee ?? 0n, 2)));
      // Each price of each month is a whole tick, so each leg may be off by less than two.
      const legs = BigInt(rollOversBetween(market.instrument(series), start, until).length + 1);
      const tick = centsOfContracts(read(formatExact(tickSize)), world);
      const off = profit - centsOfContracts(signed, world);
      expect(off < 0n ? -off : off).toBeLessThan(2n * legs * tick);
    });
  });

  /** Of a move of the price, in cents, rounded down. */
  function centsOfContracts(move: Rational, world: BrokerageWorld): bigint {
    const { contractSize } = world.read().market.instrument(series);
    const size = read(formatExact(contractSize));
    const { n, d } = times(times(times(move, size), read(formatExact(parseFixed(quantity)))), whole(100n));
    return n / d;
  }
});
