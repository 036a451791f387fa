import { workedConversions } from '@meridian/api/test/worked-conversions';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIXED_ONE, parseFixed } from '#kernel/index.ts';
import { oppositeRate } from '../market/index.ts';
import type { ExchangeRate } from '../market/index.ts';
import {
  LedgerDefect,
  amountIn,
  balanceOf,
  createLedger,
  exchange,
  freeOf,
  givenFor,
  imbalances,
  money,
  move,
  openWallets,
  outside,
  receivedFor,
  walletBook,
} from './index.ts';
import type { ExchangeOrder } from './index.ts';

const usd = (amount: string) => money(parseFixed(amount), 'USD');
const hkd = (amount: string) => money(parseFixed(amount), 'HKD');
const jpy = (amount: string) => money(parseFixed(amount), 'JPY');

const cash = { userId: 'ann', type: 'BALANCE' } as const;
const hongKong = { userId: 'ann', type: 'HK_STOCK' } as const;

const dollarsToHongKong = {
  from: 'USD',
  to: 'HKD',
  numerator: parseFixed('7.77215'),
  denominator: parseFixed('1'),
} as const;
const yenToDollars = {
  from: 'JPY',
  to: 'USD',
  numerator: parseFixed('1'),
  denominator: parseFixed('154.682'),
} as const;

function opposite<From extends 'USD' | 'JPY', To extends 'USD' | 'JPY'>(
  rate: ExchangeRate<From, To>,
): ExchangeRate<To, From> {
  const { from, to, numerator, denominator } = rate;
  return { from: to, to: from, numerator: denominator, denominator: numerator };
}

function ledgerWith(dollars: string) {
  const ledger = createLedger();
  openWallets(ledger, 'ann');
  move(ledger, {
    at: 1,
    from: outside('bank', 'USD'),
    to: freeOf(cash),
    amount: usd(dollars),
    entry: { received: 'deposit' },
  });
  return ledger;
}

const toHongKong: ExchangeOrder<'USD', 'HKD'> = {
  at: 2,
  from: freeOf(cash),
  to: freeOf(hongKong),
  given: usd('100'),
  received: hkd('777.21'),
  rate: dollarsToHongKong,
  source: 'brokerage',
  entry: { given: 'transferOut', received: 'transferIn', reference: 'T1' },
};

describe('an exchange', () => {
  test('takes one currency from one wallet, gives the other to another, and records rate and source', () => {
    const ledger = ledgerWith('250');
    exchange(ledger, toHongKong);
    expect(balanceOf(walletBook(ledger, cash))).toEqual(usd('150'));
    expect(balanceOf(walletBook(ledger, hongKong))).toEqual(hkd('777.21'));
    expect(amountIn(ledger, outside('exchange', 'USD'))).toEqual(usd('100'));
    expect(amountIn(ledger, outside('exchange', 'HKD'))).toEqual(hkd('-777.21'));
    expect(ledger.exchanges).toEqual([
      {
        id: 'X000001',
        at: 2,
        given: usd('100'),
        received: hkd('777.21'),
        rate: dollarsToHongKong,
        source: 'brokerage',
        reference: 'T1',
      },
    ]);
    expect(imbalances(ledger)).toEqual([]);
  });

  test('writes a line in each wallet, each in its own currency', () => {
    const ledger = ledgerWith('250');
    exchange(ledger, toHongKong);
    expect(ledger.lines.slice(1).map(({ wallet, kind, amount }) => [wallet.type, kind, amount])).toEqual([
      ['BALANCE', 'transferOut', parseFixed('-100')],
      ['HK_STOCK', 'transferIn', parseFixed('777.21')],
    ]);
  });

  test.each<[string, Partial<ExchangeOrder>]>([
    ['of more than is there', { given: usd('1000'), received: hkd('7772.15') }],
    ['that gives a cent more than the rate', { received: hkd('777.22') }],
    ['that gives ten cents less than the rate', { received: hkd('777.11') }],
    ['at a rate of other currencies', { rate: yenToDollars }],
    [
      'into a wallet of a third currency',
      { received: jpy('777.21'), rate: { ...dollarsToHongKong, to: 'JPY' } },
    ],
    ['for a stranger', { to: freeOf({ userId: 'bob', type: 'HK_STOCK' }) }],
    ['without a line for the wallet that receives', { entry: { given: 'transferOut' } }],
  ])('%s is a defect and changes nothing', (_what, change) => {
    const ledger = ledgerWith('250');
    const order: ExchangeOrder = { ...toHongKong, ...change };
    expect(() => exchange(ledger, order)).toThrow(LedgerDefect);
    expect(balanceOf(walletBook(ledger, cash))).toEqual(usd('250'));
    expect([ledger.lines.length, ledger.exchanges]).toEqual([1, []]);
    expect(imbalances(ledger)).toEqual([]);
  });
});

describe('the rounding', () => {
  test('is down for what is received and up for what has to be given', () => {
    // 10,000 ÷ 154.682 is 64.6487…; 100 × 154.682 is exactly 15,468.20.
    expect(receivedFor(jpy('10000'), yenToDollars)).toEqual(usd('64.64'));
    expect(givenFor(jpy('10000'), opposite(yenToDollars))).toEqual(usd('64.65'));
    expect(receivedFor(usd('100'), opposite(yenToDollars))).toEqual(jpy('15468.2'));
    expect(givenFor(jpy('15468.2'), opposite(yenToDollars))).toEqual(usd('100'));
  });

  test('of a result is down too: less of a gain, more of a loss', () => {
    expect(receivedFor(jpy('10000'), yenToDollars)).toEqual(usd('64.64'));
    expect(receivedFor(jpy('-10000'), yenToDollars)).toEqual(usd('-64.65'));
  });

  const part = fc.bigInt(1n, 10n ** 16n);
  const rate = fc
    .tuple(part, part)
    .map(([numerator, denominator]) => ({ from: 'USD', to: 'JPY', numerator, denominator }) as const);
  const cents = fc.bigInt(1n, 10n ** 12n).map((n) => n * parseFixed('0.01'));

  test('makes nobody richer there and back, whichever side is fixed', () => {
    fc.assert(
      fc.property(rate, cents, (there, amount) => {
        const start = money(amount, 'USD');
        const back = receivedFor(receivedFor(start, there), opposite(there));
        expect(back.amount <= amount).toBe(true);
        expect(givenFor(givenFor(start, opposite(there)), there).amount >= amount).toBe(true);
      }),
    );
  });

  test('never moves a sum by a cent or more', () => {
    fc.assert(
      fc.property(rate, cents, (there, amount) => {
        const { amount: received } = receivedFor(money(amount, 'USD'), there);
        const missing = amount * there.numerator - received * there.denominator;
        expect(missing >= 0n && missing < parseFixed('0.01') * there.denominator).toBe(true);
      }),
    );
  });
});

test.each(workedConversions)(
  '$given $in at $rate is $received',
  ({ given, in: currency, rate, received }) => {
    const [from, to, units] = rate;
    const quoted = { from, to, numerator: parseFixed(units), denominator: FIXED_ONE };
    const applied = currency === from ? quoted : oppositeRate(quoted);
    const other = currency === from ? to : from;
    expect(receivedFor(money(parseFixed(given), currency), applied)).toEqual(
      money(parseFixed(received), other),
    );
  },
);
