import { toDecimal, type WalletBillLine } from '@meridian/api';
import { describe, expect, it } from 'vitest';
import { noRecord } from '#domain/test/bill-lines.ts';
import { byDay, netOf } from './model.ts';

function line(id: string, day: number, amount: string, currency = 'USD'): WalletBillLine {
  return {
    ...noRecord,
    id,
    walletType: currency === 'USD' ? 'STOCK' : 'HK_STOCK',
    currency,
    kind: 'profit',
    amount: toDecimal(amount),
    balanceAfter: toDecimal('0'),
    reference: null,
    stock_code: null,
    createTimeTimestamp: day,
    day: null,
  };
}

const dayOf = (ms: number): string => `day ${ms}`;
const lines = [line('d', 2, '-0.99'), line('c', 2, '12.50'), line('b', 2, '7', 'HKD'), line('a', 1, '100')];

describe('the statement', () => {
  it('is shown by day, newest first, and each day adds up by currency', () => {
    expect(byDay(lines, dayOf, true)).toEqual([
      {
        date: 'day 2',
        lines: lines.slice(0, 3),
        net: [
          { currency: 'USD', amount: '11.51' },
          { currency: 'HKD', amount: '7' },
        ],
      },
      { date: 'day 1', lines: lines.slice(3), net: [{ currency: 'USD', amount: '100' }] },
    ]);
  });

  it('takes the day that the backend gives, whatever the moment says here', () => {
    const given = [
      { ...line('late', 2, '1'), day: '2026-11-18' },
      { ...line('early', 1, '2'), day: '2026-11-18' },
      line('untold', 1, '3'),
    ];
    expect(byDay(given, dayOf, true).map(({ date, lines: own }) => [date, own.length])).toEqual([
      ['2026-11-18', 2],
      ['day 1', 1],
    ]);
  });

  it('gives no sum to a day that may go on beyond the list', () => {
    expect(byDay(lines, dayOf, false).map(({ net }) => net === null)).toEqual([false, true]);
  });

  it('never adds currencies to each other', () => {
    expect(netOf(lines)).toEqual([
      { currency: 'USD', amount: '111.51' },
      { currency: 'HKD', amount: '7' },
    ]);
  });

  it('adds exactly: 0.1 + 0.2 is 0.3', () => {
    expect(netOf([line('x', 1, '0.1'), line('y', 1, '0.2')])).toEqual([{ currency: 'USD', amount: '0.3' }]);
  });
});
