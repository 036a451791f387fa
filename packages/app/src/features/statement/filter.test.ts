import { toDecimal, type WalletBillLine } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { noRecord } from '#domain/test/bill-lines.ts';
import { countOf, daysOf, fits, noFilter, readFilter, requestOf, withFilter } from './filter.ts';

describe('a filter in the address', () => {
  const filter = { wallet: 'STOCK', kind: 'fee', currency: 'USD', period: 'lastMonth' } as const;
  const dates = { ...noFilter, period: { from: '2026-10-05', to: null } } as const;

  test.each([filter, dates])(
    'is read as it was written, and leaves the rest of the address as it was',
    (one) => {
      const address = withFilter(new URLSearchParams('lang=en'), one);
      expect(address.get('lang')).toBe('en');
      expect(readFilter(address)).toEqual(one);
    },
  );

  test('replaces a named period by own days, and is gone once it is cleared', () => {
    const named = withFilter(new URLSearchParams(), filter);
    const own = withFilter(named, { ...filter, period: { from: '2026-10-05', to: '2026-10-06' } });
    expect(own.get('period')).toBeNull();
    expect(withFilter(own, noFilter).toString()).toBe('');
    expect(countOf(filter)).toBe(4);
  });

  test.each([
    'wallet=stock',
    'kind=__proto__',
    'currency=usd',
    'period=1h',
    'from=2026-02-30',
    'to=yesterday',
    'from=2026-11-18&to=2026-11-17',
  ])('asks for nothing by %s', (query) => {
    expect(readFilter(new URLSearchParams(query))).toEqual(noFilter);
  });
});

describe('the days of a period', () => {
  test.each([
    ['today', '2026-11-18', '2026-11-18', '2026-11-18'],
    ['7days', '2026-11-18', '2026-11-12', '2026-11-18'],
    ['7days', '2026-03-10', '2026-03-04', '2026-03-10'],
    ['month', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['lastMonth', '2026-11-18', '2026-10-01', '2026-10-31'],
    ['lastMonth', '2026-01-31', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2028-03-31', '2028-02-01', '2028-02-29'],
  ] as const)('%s on %s are those from %s to %s', (period, today, from, to) => {
    expect(daysOf(period, today)).toEqual({ from, to });
  });

  test('of own dates are those, and of no period all there are', () => {
    expect(daysOf({ from: null, to: '2026-11-02' }, '2026-11-18')).toEqual({ from: null, to: '2026-11-02' });
    expect(daysOf(null, '2026-11-18')).toEqual({ from: null, to: null });
  });
});

test('what is not asked for is not sent', () => {
  expect(requestOf(noFilter, { from: null, to: null })).toEqual({});
  expect(
    requestOf({ ...noFilter, wallet: 'STOCK', kind: 'fee' }, { from: '2026-11-01', to: '2026-11-18' }),
  ).toEqual({ walletType: 'STOCK', kind: 'fee', fromDay: '2026-11-01', toDay: '2026-11-18' });
});

describe('a line', () => {
  const line: WalletBillLine = {
    ...noRecord,
    id: 'a',
    walletType: 'STOCK',
    currency: 'USD',
    kind: 'fee',
    amount: toDecimal('-1'),
    balanceAfter: toDecimal('9'),
    reference: null,
    stock_code: null,
    createTimeTimestamp: 1,
    day: '2026-11-18',
  };
  const always = { from: null, to: null };
  const never = (): string => '1970-01-01';

  test.each([
    [{}, always, true],
    [{ wallet: 'STOCK', kind: 'fee', currency: 'USD' }, { from: '2026-11-18', to: '2026-11-18' }, true],
    [{ wallet: 'BALANCE' }, always, false],
    [{ kind: 'deposit' }, always, false],
    [{ currency: 'HKD' }, always, false],
    [{}, { from: '2026-11-19', to: null }, false],
    [{}, { from: null, to: '2026-11-17' }, false],
  ] as const)('is one of %o in %o: %s', (filter, days, isOne) => {
    expect(fits(line, { ...noFilter, ...filter }, days, never)).toBe(isOne);
  });

  test('of a kind that nobody knows is of no kind that is asked for, and one of all', () => {
    expect(fits({ ...line, kind: null }, { ...noFilter, kind: 'fee' }, always, never)).toBe(false);
    expect(fits({ ...line, kind: null }, noFilter, always, never)).toBe(true);
  });

  test('that does not tell its day has the one of the reader', () => {
    const untold = { ...line, day: null };
    expect(fits(untold, noFilter, { from: '1970-01-01', to: '1970-01-01' }, never)).toBe(true);
    expect(fits(untold, noFilter, { from: '2026-11-18', to: null }, never)).toBe(false);
  });
});
