/** What holding a position over the end of a day costs, and how a future's day is settled. */
import { describe, expect, test } from 'vitest';
import { advance, close, day, minute, worldOf } from '#test/trading-customer.ts';
import { formatFixed, parseFixed } from '#kernel/index.ts';
import { factCommand } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { amountIn, freeIn, freeOf, heldFor, imbalances, move, outside, walletBook } from '../ledger/index.ts';
import type { Money } from '../ledger/index.ts';
import { stopOutLevel, walletProfit } from '../orders/index.ts';
import type { Position } from '../orders/index.ts';

const hold = (world: BrokerageWorld, parameters: object): Position => {
  world.dispatch(factCommand('holding'), parameters);
  const position = [...world.read().trading.positions.values()].at(-1);
  if (position === undefined) throw new Error('nothing is held');
  return position;
};
const liveTo = (world: BrokerageWorld, instant: string): void => {
  world.dispatch('clock/set', { toMs: Date.parse(instant) });
};
const linesOf = (world: BrokerageWorld, kind: string): [at: string, amount: string][] =>
  world
    .read()
    .ledger.lines.filter((line) => line.kind === kind)
    .map(({ at, amount }) => [new Date(at).toISOString().slice(0, 16), formatFixed(amount, 2)]);
const cents = (amount: bigint): string => formatFixed(amount, 2);
const now = (world: BrokerageWorld, { id }: Position): Position => {
  const position = world.read().trading.positions.get(id);
  if (position === undefined) throw new Error(`${id} is closed`);
  return position;
};

describe('a night', () => {
  test('costs a leveraged buyer interest on what is borrowed, at the close, and a weekend three nights', () => {
    const world = worldOf('funded');
    const { id } = hold(world, { code: 'KO', quantity: '100', leverage: '5' });
    liveTo(world, '2026-11-21T00:00:00Z');
    const { market } = world.read();
    const expected = [
      ['2026-11-18', 1n],
      ['2026-11-19', 1n],
      ['2026-11-20', 3n],
    ].map(([date, nights]) => {
      const price = market.price('US:KO', Date.parse(`${String(date)}T21:00:00Z`) - 1);
      // Four fifths of the value at 6.5 % a year of 360 days.
      const value = (price * 100n * 4n) / 5n;
      const charge = (value * 65n * BigInt(nights ?? 0n)) / (1000n * 360n);
      return [`${String(date)}T21:00`, `-${cents(charge)}`];
    });
    expect(linesOf(world, 'overnight')).toEqual(expected);
    expect(
      world
        .read()
        .trading.events.get(id)
        ?.map(({ kind }) => kind),
    ).toEqual(['opened', 'overnight', 'overnight', 'overnight']);
  });

  test('costs a short seller a fee on the whole value', () => {
    const world = worldOf('funded');
    hold(world, { code: 'KO', quantity: '100', direction: 'short' });
    liveTo(world, '2026-11-18T21:00:00Z');
    const price = world.read().market.price('US:KO', world.now() - 1);
    expect(linesOf(world, 'overnight')).toEqual([
      ['2026-11-18T21:00', `-${cents((price * 100n * 3n) / (100n * 360n))}`],
    ]);
  });

  test('costs nothing for what is paid for in full, nor for what is closed before it begins', () => {
    const world = worldOf('funded');
    hold(world, { code: 'KO', quantity: '100' });
    const { id } = hold(world, { code: 'AAPL', quantity: '10', leverage: '5' });
    liveTo(world, '2026-11-18T20:59:59Z');
    close(world, id, '10');
    liveTo(world, '2026-11-21T00:00:00Z');
    expect(linesOf(world, 'overnight')).toEqual([]);
  });

  test.each([
    ['00700', 'HK_STOCK', '2026-11-19T08:00'],
    ['EURUSD', 'FOREX', '2026-11-18T22:00'],
    ['BTCUSDT', 'CRYPTOCURRENCY', '2026-11-19T00:00'],
  ] as const)('of %s begins as its own market’s day ends, and is paid from %s', (code, type, at) => {
    const world = worldOf('funded');
    const quantity = { '00700': '100', EURUSD: '10000', BTCUSDT: '0.1' }[code];
    hold(world, { code, quantity, direction: 'short' });
    liveTo(world, '2026-11-19T09:00:00Z');
    const [line] = world.read().ledger.lines.filter(({ kind }) => kind === 'overnight');
    expect([line?.wallet.type, new Date(line?.at ?? 0).toISOString().slice(0, 16)]).toEqual([type, at]);
    expect(line?.amount).toBeLessThan(0n);
  });

  test('that a half day begins comes earlier', () => {
    const world = worldOf('half-day');
    hold(world, { code: 'KO', quantity: '100', direction: 'short' });
    advance(world, 5 * 60 * minute);
    expect(linesOf(world, 'overnight').map(([at]) => at)).toContain('2026-11-27T18:00');
  });

  test('is paid from the margin where nothing is free, which brings the stop-out nearer and touches no other position', () => {
    const world = worldOf('newcomer');
    world.dispatch(factCommand('wallet'), { type: 'STOCK', amount: '10000' });
    const other = { ...hold(world, { code: 'KO', quantity: '10' }) };
    const held = { ...hold(world, { code: 'AAPL', quantity: '20', leverage: '10' }) };
    const before = stopOutLevel(world.read(), held) ?? 0n;
    const { ledger } = world.read();
    const wallet = { userId: 'demo', type: 'STOCK' } as const;
    move(ledger, {
      at: world.now(),
      from: freeOf(wallet),
      to: outside('bank', 'USD'),
      amount: freeIn(walletBook(ledger, wallet)) as Money<'USD'>,
      entry: { given: 'withdrawal' },
    });
    liveTo(world, '2026-11-18T21:00:00Z');
    const [, charged = '0'] = linesOf(world, 'overnight')[0] ?? [];
    expect(held.margin - now(world, held).margin).toBe(-parseFixed(charged));
    expect(heldFor(ledger, { wallet, reason: 'margin', id: held.id })).toBe(now(world, held).margin);
    expect(stopOutLevel(world.read(), now(world, held))).toBeGreaterThan(before);
    expect(now(world, other).margin).toBe(other.margin);
    expect(amountIn(ledger, freeOf(wallet)).amount).toBe(0n);
    expect(imbalances(ledger)).toEqual([]);
  });

  test('goes with the part that is closed, and into its result after fees', () => {
    const world = worldOf('funded');
    const { id } = hold(world, { code: 'KO', quantity: '100', leverage: '5' });
    liveTo(world, '2026-11-19T15:00:00Z');
    const { carried } = now(world, { id } as Position);
    close(world, id, '25');
    close(world, id, '75');
    const parts = world.read().trading.closed.map((part) => part.carried);
    expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(carried);
    expect(parts[0]).toBe(-parseFixed(cents(-carried / 4n)));
  });
});

describe('a future', () => {
  const wallet = { userId: 'demo', type: 'FUTURE' } as const;

  test.each(['long', 'short'] as const)(
    'that is %s is settled each day at the last price: what it gained or lost is in what the wallet holds for it',
    (direction) => {
      const world = worldOf('funded');
      const opened = { ...hold(world, { code: 'GCG27', quantity: '2', direction, leverage: '10' }) };
      const level = stopOutLevel(world.read(), opened);
      for (const date of ['2026-11-18', '2026-11-19', '2026-11-20']) {
        liveTo(world, `${date}T22:00:00Z`);
        const position = now(world, opened);
        const { market, ledger } = world.read();
        const price = market.price(position.key, world.now() - 1);
        const gained = walletProfit(world.read(), position, price, world.now()).amount;
        expect(position.settled).toBe(gained);
        expect(heldFor(ledger, { wallet, reason: 'margin', id: position.id })).toBe(opened.margin + gained);
        // Nothing else of the position has changed.
        expect([position.cost, position.margin, stopOutLevel(world.read(), position)]).toEqual([
          opened.cost,
          opened.margin,
          level,
        ]);
      }
      const settlements = linesOf(world, 'dailySettlement');
      expect(settlements.map(([at]) => at)).toEqual([
        '2026-11-18T22:00',
        '2026-11-19T22:00',
        '2026-11-20T22:00',
      ]);
      expect(linesOf(world, 'overnight')).toEqual([]);
    },
  );

  test('closed in parts brings in all what its prices say, of which the days’ settlements are a part', () => {
    const world = worldOf('funded');
    const { id } = hold(world, { code: 'GCG27', quantity: '3', leverage: '10' });
    const balance = () => {
      const { free, held } = walletBook(world.read().ledger, wallet);
      return free + held;
    };
    const start = balance();
    advance(world, day);
    close(world, id, '1');
    advance(world, day);
    close(world, id, '2');
    const { closed, orders } = world.read().trading;
    const fees = [...orders.values()]
      .filter((order) => order.positionId === id && order.openClose === 1)
      .reduce((sum, { fee }) => sum + fee, 0n);
    const profit = closed.reduce((sum, part) => sum + part.profit, 0n);
    expect(balance() - start).toBe(profit - fees);
    for (const part of closed) {
      const size = world.read().market.instrument(part.key).contractSize;
      const one = 10n ** 12n;
      expect(part.profit).toBe((part.closePrice * part.quantity * size) / one / one - part.cost / one);
    }
    expect(walletBook(world.read().ledger, wallet).holds.size).toBe(0);
    expect(imbalances(world.read().ledger)).toEqual([]);
  });

  test('that expires is settled a last time as its last day ends: the end itself books nothing more', () => {
    const world = worldOf('funded');
    liveTo(world, '2026-11-24T15:30:00Z');
    const { id } = hold(world, { code: 'CLZ26', quantity: '2', leverage: '5' });
    liveTo(world, '2026-12-02T12:00:00Z');
    const events = world.read().trading.events.get(id) ?? [];
    const end = events.at(-1);
    const order = [...world.read().trading.orders.values()].at(-1);
    expect([end?.kind, end?.amount]).toEqual(['settled', -(order?.fee ?? 0n)]);
    const settled = events.filter(({ kind }) => kind === 'dailySettlement');
    const closed = world.read().trading.closed.find(({ positionId }) => positionId === id);
    expect(settled.reduce((sum, { amount }) => sum + amount, 0n)).toBe(closed?.profit);
  });
});
