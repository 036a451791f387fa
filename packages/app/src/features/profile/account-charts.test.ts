import { assetSource, toDecimal, type Wallet, type WalletBillLine } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { add } from '#domain/money.ts';
import { noRecord } from '#domain/test/bill-lines.ts';
import { heldAs } from '#domain/test/positions.ts';
import {
  allocationAt,
  allocationIn,
  classesIn,
  hasOthersThan,
  resultsByDay,
  type ResultsQuestion,
} from './account-charts.ts';

const d = toDecimal;
const wallet = (walletType: Wallet['walletType'], balance: string, currency = 'USD'): Wallet => ({
  walletType,
  currency,
  balance: d(balance),
  usedBalance: d('0'),
});

describe('what the wallets hold', () => {
  test('is of one currency, the fullest first, empty ones left out', () => {
    const { wallets, total } = allocationIn(
      [
        wallet('BALANCE', '12500'),
        wallet('STOCK', '100000.50'),
        wallet('FOLLOW', '0'),
        wallet('HK_STOCK', '9', 'HKD'),
      ],
      'USD',
    );
    expect(wallets.map(({ walletType }) => walletType)).toEqual(['STOCK', 'BALANCE']);
    expect(total).toBe('112500.5');
  });
});

describe('what all wallets hold in one currency', () => {
  const own = [wallet('BALANCE', '12500'), wallet('STOCK', '0'), wallet('HK_STOCK', '200000', 'HKD')];
  const rate = { from: 'USD', to: 'HKD', rate: d('7.78125'), timestamp: 0 };

  test('is converted at the rate, part by part, and adds up', () => {
    const { parts, total, converted } = allocationAt(own, 'USD', rate);
    expect(parts.map(({ wallet: { walletType }, value }) => [walletType, value])).toEqual([
      ['HK_STOCK', '25702.81'],
      ['BALANCE', '12500'],
    ]);
    expect(total).toBe('38202.81');
    expect(converted.map(({ wallet: { balance } }) => balance)).toEqual(['200000']);
  });

  test('leaves out what no rate is known for', () => {
    expect(allocationAt(own, 'USD', null).total).toBe('12500');
    const other = { ...rate, to: 'EUR' };
    expect(allocationAt(own, 'USD', other)).toMatchObject({ total: '12500', converted: [] });
  });
});

describe('what the assets are made of', () => {
  const wallets = [
    wallet('BALANCE', '500'),
    wallet('STOCK', '1000'),
    wallet('CRYPTOCURRENCY', '300'),
    wallet('HK_STOCK', '9000', 'HKD'),
  ];
  const shares = { source: assetSource.stock, margin: d('600'), profit: d('50.25') };
  const coins = { source: assetSource.crypto, margin: d('200'), profit: d('-30') };

  test('is what closing each class would bring, and the cash beside the margins', () => {
    const held = [heldAs(shares), heldAs({ ...shares, margin: d('100'), profit: d('-0.25') }), heldAs(coins)];
    expect(classesIn(wallets, held, 'USD')).toEqual([
      { source: null, value: '900' },
      { source: assetSource.stock, value: '750' },
      { source: assetSource.crypto, value: '170' },
    ]);
  });

  test('never takes in another currency', () => {
    const held = [heldAs({ ...shares, source: assetSource.hkStock, currency: 'HKD' })];
    expect(classesIn(wallets, held, 'USD')).toEqual([{ source: null, value: '1800' }]);
    expect(hasOthersThan('USD', wallets)).toBe(true);
    expect(hasOthersThan('USD', wallets.slice(0, 3))).toBe(false);
  });

  test('has no part for a class that would bring nothing', () => {
    const held = [heldAs({ ...coins, profit: d('-260') }), heldAs(shares)];
    expect(classesIn(wallets, held, 'USD').map(({ source }) => source)).toEqual([null, assetSource.stock]);
  });

  test('adds up to the balances and the floating profits, to the cent', () => {
    const amount = fc.integer({ min: 0, max: 1e9 }).map((cents) => d((cents / 100).toFixed(2)));
    const held = fc.record({
      source: fc.constantFrom(assetSource.stock, assetSource.crypto, assetSource.forex),
      margin: amount,
      profit: amount,
    });
    fc.assert(
      fc.property(fc.array(held, { maxLength: 8 }), amount, (list, free) => {
        const balance = add(free, ...list.map(({ margin }) => margin));
        const parts = classesIn([wallet('STOCK', balance)], list.map(heldAs), 'USD');
        const sum = add(d('0'), ...parts.map(({ value }) => value));
        expect(sum).toBe(add(balance, ...list.map(({ profit }) => profit)));
      }),
    );
  });
});

/** Wednesday. */
const now = Date.parse('2026-11-18T15:30:00Z');
const line = (
  time: string,
  kind: WalletBillLine['kind'],
  amount: string,
  currency = 'USD',
): WalletBillLine => ({
  ...noRecord,
  id: time,
  walletType: 'STOCK',
  currency,
  kind,
  amount: d(amount),
  balanceAfter: d('0'),
  reference: null,
  stock_code: null,
  createTimeTimestamp: Date.parse(time),
  day: null,
});
const question = (zone = 'UTC'): ResultsQuestion => ({
  currency: 'USD',
  now,
  dayCount: 6,
  isComplete: true,
  dateOf: (ms) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).format(ms),
});
const lines = [
  line('2026-11-18T10:00:00Z', 'profit', '120.50'),
  line('2026-11-18T10:00:00Z', 'fee', '-1.50'),
  line('2026-11-17T02:00:00Z', 'loss', '-40'),
  line('2026-11-17T01:00:00Z', 'deposit', '5000'),
  line('2026-11-16T10:00:00Z', 'profit', '999', 'HKD'),
];
const amounts = (asked: ResultsQuestion) =>
  resultsByDay(lines, asked).map(({ at, amount }) => [asked.dateOf(at).slice(5), amount]);

describe('the result of a day', () => {
  test('is what was earned and lost with its fees; deposits and other currencies are none of it', () => {
    expect(amounts(question())).toEqual([
      ['11-13', '0'],
      ['11-16', '0'],
      ['11-17', '-40'],
      ['11-18', '119'],
    ]);
  });

  test('ends where the reader’s day ends', () => {
    // Two in the morning in London is the evening before in New York.
    expect(amounts(question('America/New_York'))).toEqual([
      ['11-13', '0'],
      ['11-16', '-40'],
      ['11-17', '0'],
      ['11-18', '119'],
    ]);
  });

  test('is of the day that the backend gives', () => {
    const given = lines.map((one) => ({ ...one, day: '2026-11-13' }));
    expect(resultsByDay(given, question()).map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-11-13', '79'],
      ['2026-11-16', '0'],
      ['2026-11-17', '0'],
      ['2026-11-18', '0'],
    ]);
  });

  test.each([
    ['America/New_York', '2026-11-02T04:30:00Z', ['10-29', '10-30', '11-01']],
    ['America/New_York', '2027-03-15T04:30:00Z', ['03-12', '03-14', '03-15']],
    ['Pacific/Kiritimati', '2026-11-18T09:30:00Z', ['11-16', '11-17', '11-18']],
    ['Pacific/Pago_Pago', '2026-11-18T11:30:00Z', ['11-16', '11-17', '11-18']],
  ])('stands once for each day in %s, where clocks change or are far ahead', (zone, time, days) => {
    const on = (date: string): WalletBillLine => ({ ...line(time, 'profit', '1'), day: date });
    const asked = { ...question(zone), now: Date.parse(time), dayCount: 4 };
    const sunday = [on('2026-11-01'), on('2027-03-14')];
    const shown = resultsByDay(sunday, asked);
    expect(shown.map(({ date }) => date.slice(5)).slice(-3)).toEqual(days);
    expect(shown.map(({ at }) => asked.dateOf(at))).toEqual(shown.map(({ date }) => date));
  });

  test('is not known where the statement was not read that far', () => {
    expect(amounts({ ...question(), isComplete: false })).toEqual([
      ['11-13', null],
      ['11-16', null],
      ['11-17', '-40'],
      ['11-18', '119'],
    ]);
  });
});
