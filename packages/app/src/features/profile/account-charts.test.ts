import { toDecimal, type Wallet, type WalletBillLine } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { allocationIn, resultsByDay, type ResultsQuestion } from './account-charts.ts';

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

/** Wednesday. */
const now = Date.parse('2026-11-18T15:30:00Z');
const line = (
  time: string,
  kind: WalletBillLine['kind'],
  amount: string,
  currency = 'USD',
): WalletBillLine => ({
  id: time,
  walletType: 'STOCK',
  currency,
  kind,
  amount: d(amount),
  balanceAfter: d('0'),
  reference: null,
  stock_code: null,
  createTimeTimestamp: Date.parse(time),
});
const question = (zone = 'UTC'): ResultsQuestion => ({
  currency: 'USD',
  now,
  dayCount: 6,
  isComplete: true,
  dateOf: (ms) =>
    new Intl.DateTimeFormat('en-US', {
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
  resultsByDay(lines, asked).map(({ at, amount }) => [asked.dateOf(at).slice(0, 5), amount]);

describe('the result of a day', () => {
  test('is what was earned and lost with its fees; deposits and other currencies are none of it', () => {
    expect(amounts(question())).toEqual([
      ['11/13', '0'],
      ['11/16', '0'],
      ['11/17', '-40'],
      ['11/18', '119'],
    ]);
  });

  test('ends where the reader’s day ends', () => {
    // Two in the morning in London is the evening before in New York.
    expect(amounts(question('America/New_York'))).toEqual([
      ['11/13', '0'],
      ['11/16', '-40'],
      ['11/17', '0'],
      ['11/18', '119'],
    ]);
  });

  test('is not known where the statement was not read that far', () => {
    expect(amounts({ ...question(), isComplete: false })).toEqual([
      ['11/13', null],
      ['11/16', null],
      ['11/17', '-40'],
      ['11/18', '119'],
    ]);
  });
});
