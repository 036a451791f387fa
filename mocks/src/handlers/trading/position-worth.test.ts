/**
 * A position on the wire has what its value is calculated from: by its own fields, at any price, in every class that can be
 * held. The model calculates in fractions and knows nothing of the brokerage but its answers.
 */
import { refusal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import { open } from '#test/opened-world.ts';
import { cents, centsOf, floor, minus, over, read, times, whole } from '#test/rational.ts';
import type { Rational } from '#test/rational.ts';

interface WirePosition {
  readonly id: string;
  readonly direction: number;
  readonly quantity: string;
  readonly cost: string;
  readonly contractSize: string;
  readonly currency: string;
  readonly walletCurrency: string;
  readonly rate: { readonly stock_code: string; readonly market: string; readonly isInverse: boolean } | null;
  readonly margin: string;
  readonly profit: string;
  readonly handlingFee: string;
  readonly sellProfit: string | null;
}
interface WireOrder {
  readonly price: string;
  readonly profit: string;
  readonly handlingFee: string;
}
interface Line {
  readonly amount: string;
  readonly kind: string;
}

/** Of each class that can be held, with every way in which its money can get to the wallet. */
const classes = [
  { name: 'a share', code: 'AAPL', market: 'NASDAQ', source: 0, quantity: '60', wallet: 'STOCK' },
  {
    name: 'a Hong Kong share',
    code: '00700',
    market: 'HKEX',
    source: 11,
    quantity: '200',
    wallet: 'HK_STOCK',
  },
  {
    name: 'a coin',
    code: 'BTCUSDT',
    market: 'CRYPTO',
    source: 7,
    quantity: '0.125',
    wallet: 'CRYPTOCURRENCY',
  },
  { name: 'gold', code: 'GCG27', market: 'COMEX', source: 3, quantity: '2', wallet: 'FUTURE' },
  { name: 'corn in cents', code: 'ZC', market: 'CBOT', source: 3, quantity: '3', wallet: 'FUTURE' },
  { name: 'crude oil', code: 'CLF27', market: 'NYMEX', source: 3, quantity: '1', wallet: 'FUTURE' },
  {
    name: 'euros for dollars',
    code: 'EURUSD',
    market: 'FOREX',
    source: 2,
    quantity: '20000',
    wallet: 'FOREX',
  },
  { name: 'dollars for yen', code: 'USDJPY', market: 'FOREX', source: 2, quantity: '30000', wallet: 'FOREX' },
  { name: 'euros for yen', code: 'EURJPY', market: 'FOREX', source: 2, quantity: '30000', wallet: 'FOREX' },
  {
    name: 'euros for pounds',
    code: 'EURGBP',
    market: 'FOREX',
    source: 2,
    quantity: '30000',
    wallet: 'FOREX',
  },
] as const;

const timeZone = 'UTC';

/** What is booked for a position at a price and a rate, before fees, in cents of the wallet's currency. */
function booked(position: WirePosition, price: string, rate: Rational): bigint {
  const value = times(times(read(price), read(position.quantity)), read(position.contractSize));
  const gain = minus(value, read(position.cost));
  const settled = cents(position.direction === 0 ? gain : times(whole(-1n), gain));
  const received = floor(times(whole(settled), rate));
  const margin = centsOf(position.margin);
  return received < -margin ? -margin : received;
}

test('a contract that has ended is found as what was held of it, and is listed until it is settled', () => {
  const { handle, call } = open('futures-expiring');
  const product = { stockCode: 'CLZ26', market: 'NYMEX', source: 3 } as const;
  const read = (id?: string) =>
    call('trading.positionByStock', { ...product, ...(id !== undefined && { id }) }).data as {
      position: (WirePosition & { closeTimeTimestamp: number | null; marketStatus: string }) | null;
    };
  const id = read().position?.id ?? '';
  // Half an hour after its last trade, and some hours before it is settled.
  handle.world.dispatch('clock/advance', { byMs: 3 * 3_600_000 });
  expect(read().position).toMatchObject({ id, marketStatus: 'closed', closeTimeTimestamp: null });
  expect(call('market.futuresDetail', product).code).toBe(200);
  handle.world.dispatch('clock/advance', { byMs: 6 * 3_600_000 });
  expect(call('market.futuresDetail', product).code).toBe(refusal.notFound);
  expect(read().position).toBeNull();
  expect(read(id).position).toMatchObject({ id, quantity: '2', contractSize: '1000' });
});

describe.each(classes)('$name', ({ code, market, source, quantity, wallet }) => {
  test.each(['long', 'short'] as const)(
    '%s is worth by its own fields what closing it books',
    (direction) => {
      const { handle, call } = open('funded');
      handle.world.dispatch('fact/holding', {
        code,
        market,
        quantity,
        direction,
        leverage: '1',
        openedMinutesAgo: 3000,
      });
      const product = { stockCode: code, market, source };
      const heldNow = () =>
        (call('trading.positionByStock', product).data as { position: WirePosition }).position;
      const bill = () =>
        (
          call('funds.walletBill', { timeZone, walletType: wallet, pageNo: 1, pageSize: 50 }).data as {
            list: Line[];
          }
        ).list;
      const before = bill().length;
      const pairPrice = ({ rate }: WirePosition): Rational => {
        if (rate === null) return whole(1n);
        const asked = { stockCode: rate.stock_code, market: rate.market, source: 2 } as const;
        const { price_nominal } = call('market.stockDetail', asked).data as { price_nominal: string };
        return rate.isInverse ? over(whole(1n), read(price_nominal)) : read(price_nominal);
      };
      // Hong Kong's session begins ten hours later.
      for (const byMs of [0, 61_000, 3_600_000, ...(market === 'HKEX' ? [10 * 3_600_000] : [])]) {
        if (byMs > 0) handle.world.dispatch('clock/advance', { byMs });
        const position = heldNow();
        const { price_nominal } = position as unknown as { price_nominal: string };
        expect(centsOf(position.profit)).toBe(booked(position, price_nominal, pairPrice(position)));
      }

      const position = heldNow();
      const rate = pairPrice(position);
      const order = call('trading.flatPosition', {
        id: position.id,
        clientOrderId: 'close',
        quantity: position.quantity,
        orderType: 0,
        payPassword: demoUser.payPassword,
      }).data as WireOrder;
      const expected = booked(position, order.price, rate);
      expect(centsOf(order.profit)).toBe(expected);

      const closed = (
        call('trading.positionByStock', { ...product, id: position.id }).data as {
          position: WirePosition;
        }
      ).position;
      expect(centsOf(closed.profit)).toBe(expected);
      // Fees are separate: what was paid at opening and at closing.
      const fees = centsOf(position.handlingFee) + centsOf(order.handlingFee);
      expect([centsOf(closed.handlingFee), centsOf(closed.sellProfit ?? '')]).toEqual([
        fees,
        expected - fees,
      ]);
      expect(closed).toMatchObject({
        contractSize: position.contractSize,
        walletCurrency: position.walletCurrency,
      });
      // The wallet's statement: the result and the fee, each a line of its own, in the wallet's currency.
      const lines = bill()
        .slice(0, bill().length - before)
        .map(({ kind, amount }) => [kind, centsOf(amount)]);
      const kind = expected < 0n ? 'loss' : 'profit';
      const fee = ['fee', -centsOf(order.handlingFee)];
      const wanted = expected === 0n ? [fee] : [fee, [kind, expected]];
      expect(lines).toHaveLength(wanted.length);
      expect(lines).toEqual(expect.arrayContaining(wanted));
    },
  );
});
