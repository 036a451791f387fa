/** Today's profit: each fill counts from its own day, whatever was held before, halted meanwhile, or closed since. */
import { describe, expect, test } from 'vitest';
import { FIXED_ONE, formatFixed, parseFixed } from '#kernel/index.ts';
import { factCommand } from '#world-definition.ts';
import type { BrokerageWorld } from '#world-definition.ts';
import { balanceOf, walletBook } from '../ledger/index.ts';
import { dayBeginsIn } from '../users-day.ts';
import { close, minute, place, price, worldOf } from '#test/trading-customer.ts';
import { floatingProfit, todayCost, todayProfit } from './index.ts';

const ko = 'US:KO';
const at = (text: string) => Date.parse(text);
const go = (world: BrokerageWorld, to: string) => world.dispatch('clock/set', { toMs: at(to) });
/** Today's profit as a customer of a time zone sees it; in New York where the zone makes no difference. */
const today = (world: BrokerageWorld, timeZone = 'America/New_York') =>
  todayProfit(world.read(), 'demo', 'USD', {
    midnight: dayBeginsIn(timeZone, world.now()),
    at: world.now(),
  });
const floating = (world: BrokerageWorld) => floatingProfit(world.read(), 'demo', 'USD', world.now());
/** Price × whole number of shares. */
const worth = (of: bigint, shares: bigint) => of * shares;
const fact = (world: BrokerageWorld, name: string, parameters: object) =>
  world.dispatch(factCommand(name), parameters as never);

/** Wednesday morning, one KO held since; then Thursday, an hour into trading. */
function heldOverNight() {
  const world = worldOf('funded');
  const bought = place(world, { key: ko, quantity: '1' });
  go(world, '2026-11-18T21:00:00Z');
  const closeOfWednesday = price(world, ko);
  go(world, '2026-11-19T15:30:00Z');
  return { world, id: bought.positionId ?? '', closeOfWednesday };
}

describe('of a position added to on a later day', () => {
  test('only what was held before counts from the previous close', () => {
    const { world, closeOfWednesday } = heldOverNight();
    const added = place(world, { key: ko, quantity: '100' });
    expect(added.fillPrice).not.toBe(closeOfWednesday);
    // Just bought, the hundred have earned nothing yet.
    expect(today(world)).toBe(price(world, ko) - closeOfWednesday);
    go(world, '2026-11-19T18:00:00Z');
    const last = price(world, ko);
    expect(today(world)).toBe(last - closeOfWednesday + worth(last - (added.fillPrice ?? 0n), 100n));
  });

  test('the day after, all of it counts from the close', () => {
    const { world } = heldOverNight();
    place(world, { key: ko, quantity: '100' });
    go(world, '2026-11-19T21:00:00Z');
    const closeOfThursday = price(world, ko);
    go(world, '2026-11-20T16:00:00Z');
    expect(today(world)).toBe(worth(price(world, ko) - closeOfThursday, 101n));
  });

  test('the figure of a position for today is what it earned since', () => {
    const { world, id } = heldOverNight();
    place(world, { key: ko, quantity: '100' });
    go(world, '2026-11-19T18:00:00Z');
    const position = world.read().trading.positions.get(id);
    if (position === undefined) throw new Error('nothing is held');
    const counted = todayCost(world.read(), position, world.now()) / FIXED_ONE;
    expect(worth(price(world, ko), 101n) - counted).toBe(today(world));
  });

  test('what is closed of it takes old and new in their shares, and leaves the sum as it is', () => {
    const { world, id, closeOfWednesday } = heldOverNight();
    const added = place(world, { key: ko, quantity: '9' });
    go(world, '2026-11-19T16:30:00Z');
    const sold = close(world, id, '5');
    go(world, '2026-11-19T18:00:00Z');
    const counted = closeOfWednesday + worth(added.fillPrice ?? 0n, 9n);
    const earned = worth(sold.fillPrice ?? 0n, 5n) + worth(price(world, ko), 5n) - counted;
    expect(today(world)).toBe(earned);
  });
});

describe("a halt over a day's end", () => {
  test("does not repeat yesterday's profit while the price does not move", () => {
    const { world } = heldOverNight();
    fact(world, 'halt', { code: 'KO' });
    expect(today(world)).not.toBe(0n);
    go(world, '2026-11-20T16:00:00Z');
    expect(today(world)).toBe(0n);
  });

  test('once it is over, today counts from the last price, so that no day’s profit is lost', () => {
    const { world, closeOfWednesday } = heldOverNight();
    fact(world, 'halt', { code: 'KO' });
    const priceBefore = price(world, ko);
    const ofThursday = today(world);
    expect(ofThursday).toBe(priceBefore - closeOfWednesday);
    go(world, '2026-11-20T16:00:00Z');
    fact(world, 'resume', { code: 'KO' });
    go(world, '2026-11-20T18:00:00Z');
    expect(today(world)).toBe(price(world, ko) - priceBefore);
    fact(world, 'halt', { code: 'KO', forMinutes: 10 });
    go(world, '2026-11-20T20:00:00Z');
    expect(today(world)).toBe(price(world, ko) - priceBefore);
  });
});

test('the days add up: every day’s last figure together is what was booked and what still floats', () => {
  const world = worldOf('funded');
  const cash = () => balanceOf(walletBook(world.read().ledger, { userId: 'demo', type: 'STOCK' })).amount;
  const feesOf = () =>
    world
      .read()
      .ledger.lines.reduce(
        (sum, { kind, amount }) => (kind === 'fee' || kind === 'overnight' ? sum - amount : sum),
        0n,
      );
  const start = cash();
  let days = 0n;
  for (let day = 0; day < 5; day += 1) {
    const date = [18, 19, 20, 23, 24][day];
    go(world, `2026-11-${date}T${day === 0 ? '15:31' : '15:00'}:00Z`);
    const order = place(world, { key: ko, quantity: String(7 + day), leverage: '2' });
    go(world, `2026-11-${date}T19:00:00Z`);
    if (day % 2 === 1) close(world, order.positionId ?? '', String(5 + day));
    if (day === 1) fact(world, 'halt', { code: 'KO', forMinutes: 20 * 60 });
    go(world, `2026-11-${date}T21:00:00Z`);
    days += today(world);
    expect(days).toBe(cash() + feesOf() + floating(world) - start);
  }
});

test('a loss beyond the margin is the brokerage’s, today as well', () => {
  const world = worldOf('funded');
  const tsla = 'US:TSLA';
  const { market, trading } = world.read();
  const far = (market.price(tsla, world.now()) * 8n) / 10n;
  const gapAt = market.firstCrossing(tsla, 'atOrBelow', far, world.now(), world.now() + 900 * 1440 * minute);
  if (gapAt === undefined) throw new Error('the path never goes that far');
  const { positionId } = place(world, { key: tsla, quantity: '20', leverage: '10' });
  const margin = trading.positions.get(positionId ?? '')?.margin ?? 0n;
  fact(world, 'halt', { code: 'TSLA' });
  const priceBefore = price(world, tsla);
  world.dispatch('clock/set', { toMs: gapAt });
  fact(world, 'resume', { code: 'TSLA' });
  world.dispatch('clock/advance', { byMs: 1000 });
  const [record] = world.read().trading.closed;
  expect(record?.profit).toBe(-margin);
  const floatedBefore = worth(priceBefore, 20n) - (record?.cost ?? 0n) / FIXED_ONE;
  expect(formatFixed(today(world), 2)).toBe(formatFixed(-margin - floatedBefore, 2));
  expect(parseFixed(formatFixed(today(world), 2))).toBe(today(world));
});

describe('what was closed counts as long as the customer’s own day lasts', () => {
  /** Thursday 15:30 in London, 23:30 in Shanghai, 10:30 in New York: one KO of the day before is sold, nine are kept. */
  function soldOnThursday() {
    const world = worldOf('funded');
    const { positionId } = place(world, { key: ko, quantity: '10' });
    go(world, '2026-11-18T21:00:00Z');
    const closeOfWednesday = price(world, ko);
    go(world, '2026-11-19T15:30:00Z');
    const before = today(world);
    const { fillPrice } = close(world, positionId ?? '', '1');
    return { world, before, earned: (fillPrice ?? 0n) - closeOfWednesday, closeOfWednesday };
  }
  const kept = ({ world, closeOfWednesday }: ReturnType<typeof soldOnThursday>) =>
    worth(price(world, ko) - closeOfWednesday, 9n);

  test('closing does not change the figure', () => {
    const { world, before, earned } = soldOnThursday();
    expect(earned).not.toBe(0n);
    for (const zone of ['UTC', 'Asia/Shanghai', 'America/New_York']) expect(today(world, zone)).toBe(before);
  });

  test.each([
    ['Asia/Shanghai', '2026-11-19T15:59:59Z', '2026-11-19T16:00:00Z'],
    ['UTC', '2026-11-19T23:59:59Z', '2026-11-20T00:00:00Z'],
    ['America/New_York', '2026-11-20T04:59:59Z', '2026-11-20T05:00:00Z'],
  ])('in %s until %s; what is open counts on from its previous close', (zone, last, midnight) => {
    const sold = soldOnThursday();
    go(sold.world, last);
    expect(today(sold.world, zone)).toBe(kept(sold) + sold.earned);
    go(sold.world, midnight);
    expect(today(sold.world, zone)).toBe(kept(sold));
  });

  test('and into the next trading day, where that begins before midnight', () => {
    const world = worldOf('funded');
    const { positionId } = place(world, { key: ko, quantity: '10' });
    go(world, '2026-11-18T21:00:00Z');
    const closeOfWednesday = price(world, ko);
    // Friday, one in the morning in Shanghai.
    go(world, '2026-11-19T17:00:00Z');
    const { fillPrice } = close(world, positionId ?? '', '1');
    go(world, '2026-11-19T21:00:00Z');
    const closeOfThursday = price(world, ko);
    // The same Friday, an hour before midnight: New York trades again.
    go(world, '2026-11-20T15:00:00Z');
    const open = worth(price(world, ko) - closeOfThursday, 9n);
    expect(today(world, 'Asia/Shanghai')).toBe(open + (fillPrice ?? 0n) - closeOfWednesday);
    expect(today(world, 'UTC')).toBe(open);
  });

  test('over the hour that is put forward or back', () => {
    // Clocks in New York: back on 2026-11-01 (a day of 25 hours), forward on 2027-03-14 (of 23).
    for (const [soldAt, last, midnight] of [
      ['2026-11-01T04:00:00Z', '2026-11-02T04:59:59Z', '2026-11-02T05:00:00Z'],
      ['2027-03-14T05:00:00Z', '2027-03-15T03:59:59Z', '2027-03-15T04:00:00Z'],
    ] as const) {
      const world = worldOf('funded', at(soldAt) - 24 * 60 * minute);
      const key = 'CRYPTO:BTCUSDT';
      const { positionId } = place(world, { key, quantity: '0.01' });
      go(world, soldAt);
      const before = today(world);
      close(world, positionId ?? '', '0.01');
      expect(today(world)).toBe(before);
      expect(before).not.toBe(0n);
      go(world, last);
      expect(today(world)).toBe(before);
      go(world, midnight);
      expect(today(world)).toBe(0n);
    }
  });
});
