import { auditStatus, toDecimal, type WalletBillLine, type WalletBillSum } from '@meridian/api';
import { describe, expect, it } from 'vitest';
import { noRecord } from '#domain/test/bill-lines.ts';
import { byDay, proofOf, soundSums, unmovedOf } from './model.ts';

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

  it('adds exactly: 0.1 + 0.2 is 0.3', () => {
    expect(byDay([line('x', 1, '0.1'), line('y', 1, '0.2')], dayOf, true)[0]?.net).toEqual([
      { currency: 'USD', amount: '0.3' },
    ]);
  });
});

const sum = (
  currency: string,
  opening: string | null,
  moneyIn: string,
  moneyOut: string,
  closing: string | null,
) =>
  ({
    currency,
    opening: opening && toDecimal(opening),
    moneyIn: toDecimal(moneyIn),
    moneyOut: toDecimal(moneyOut),
    closing: closing && toDecimal(closing),
  }) as WalletBillSum;

const booked = (
  walletType: WalletBillLine['walletType'],
  currency: string,
  amount: string,
  balanceAfter: string,
) => ({
  walletType,
  currency,
  amount: toDecimal(amount),
  balanceAfter: toDecimal(balanceAfter),
});

describe('the proof of a statement', () => {
  /** Two wallets in one currency and one in another, newest first. */
  const list = [
    booked('STOCK', 'USD', '-0.99', '111.51'),
    booked('HK_STOCK', 'HKD', '7', '27'),
    booked('BALANCE', 'USD', '-100', '400'),
    booked('STOCK', 'USD', '100', '112.50'),
  ];
  const sums = [sum('USD', '512.50', '100', '100.99', '511.51'), sum('HKD', '20', '7', '0', '27')];
  const all = { list, isComplete: true, isUnbroken: true };

  it('is that the lines lead from opening to closing, in every currency', () => {
    expect(proofOf(sums, all)).toEqual({ verdict: 'agrees' });
  });

  it('is not given while lines are missing, nor without sums', () => {
    expect(proofOf(sums, { ...all, list: list.slice(0, 2), isComplete: false })).toEqual({
      verdict: 'unknown',
    });
    expect(proofOf([], all)).toEqual({ verdict: 'unknown' });
  });

  it('fails by what the lines come to beyond the sums, each currency by itself', () => {
    const missing = { ...all, list: list.slice(0, 3) };
    expect(proofOf(sums, missing)).toEqual({ verdict: 'differs', by: [{ currency: 'USD', amount: '-100' }] });
    const other = [sums[0] as WalletBillSum, sum('HKD', '20', '8', '0', '28')];
    expect(proofOf(other, all)).toEqual({ verdict: 'differs', by: [{ currency: 'HKD', amount: '-1' }] });
  });

  it('fails for a currency of which the lines say something and the sums nothing', () => {
    expect(proofOf(sums.slice(0, 1), all)).toMatchObject({ verdict: 'differs' });
  });

  it('fails for sums that do not close, however few lines are read', () => {
    const wrong = [sum('USD', '512.50', '100', '100.99', '511.52')];
    expect(proofOf(wrong, { list: [], isComplete: false, isUnbroken: true })).toEqual({
      verdict: 'differs',
      by: [],
    });
  });

  it('fails where a balance does not follow from the one before it in its wallet', () => {
    const jumps = [booked('STOCK', 'USD', '-0.99', '111.50'), ...list.slice(1)];
    expect(proofOf(sums, { ...all, list: jumps, isComplete: false })).toEqual({ verdict: 'differs', by: [] });
  });

  it('is not disturbed by a withdrawal that has moved nothing', () => {
    const held = booked('BALANCE', 'USD', '0', '400');
    const withHeld = [list[0], list[1], held, ...list.slice(2)].filter((one) => one !== undefined);
    expect(proofOf(sums, { ...all, list: withHeld })).toEqual({ verdict: 'agrees' });
    const wrong = withHeld.map((one) => (one === held ? { ...held, balanceAfter: toDecimal('200') } : one));
    expect(proofOf(sums, { ...all, list: wrong })).toEqual({ verdict: 'differs', by: [] });
  });

  it('is not given where a line in the middle could not be read, which is no difference', () => {
    const gap = list.filter((_, index) => index !== 2);
    expect(proofOf(sums, { list: gap, isComplete: false, isUnbroken: false })).toEqual({
      verdict: 'unknown',
    });
  });

  it('of one kind holds the sum against the lines, and the balances against nothing', () => {
    const fees = [booked('STOCK', 'USD', '-0.99', '111.51'), booked('STOCK', 'USD', '-1.01', '94')];
    const ofKind = [sum('USD', null, '0', '2', null)];
    expect(proofOf(ofKind, { list: fees, isComplete: true, isUnbroken: false })).toEqual({
      verdict: 'agrees',
    });
  });

  it('takes no sums that say a currency twice', () => {
    expect(soundSums([...sums, ...sums])).toEqual([]);
    expect(soundSums(sums)).toBe(sums);
  });
});

describe('a withdrawal', () => {
  const withdrawal = (status: NonNullable<WalletBillLine['withdrawal']>['status'], amount = '0') =>
    ({
      kind: 'withdrawal',
      amount: toDecimal(amount),
      withdrawal: { status, amount: toDecimal('2000'), currency: 'USD' },
    }) as WalletBillLine;

  it.each([
    [auditStatus.pending, 'held'],
    [auditStatus.failed, 'returned'],
  ] as const)('of status %s has its whole amount %s', (status, state) => {
    expect(unmovedOf(withdrawal(status))).toEqual({ amount: '2000', currency: 'USD', state });
  });

  it('says itself what it moved once it is completed, or of a status that nobody knows', () => {
    expect(unmovedOf(withdrawal(auditStatus.completed, '-2000'))).toBeNull();
    expect(unmovedOf(withdrawal(null))).toBeNull();
    expect(unmovedOf({ ...withdrawal(auditStatus.pending), kind: 'fee' })).toBeNull();
    expect(unmovedOf({ ...withdrawal(auditStatus.pending), withdrawal: null })).toBeNull();
  });
});
