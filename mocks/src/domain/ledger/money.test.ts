import { describe, expect, test } from 'vitest';
import { parseFixed } from '#kernel/index.ts';
import { CurrencyMismatch, createLedger, freeOf, money, move, outside, plus, sumIn } from './index.ts';
import type { LedgerCurrency, Money } from './index.ts';

const usd = (amount: string) => money(parseFixed(amount), 'USD');
const hkd = (amount: string) => money(parseFixed(amount), 'HKD');
/** As it comes out of a record: no type knows its currency. */
const asRecorded = (amount: Money): Money<LedgerCurrency> => amount;

describe('an amount of money', () => {
  test('is added to others of its currency', () => {
    expect(plus(usd('1.10'), usd('2'))).toEqual(usd('3.10'));
    expect(sumIn('HKD', [hkd('1'), hkd('2'), hkd('-0.5')])).toEqual(hkd('2.5'));
    expect(sumIn('USD', [])).toEqual(usd('0'));
  });

  test('does not compile with another currency, and is refused where the types do not know', () => {
    // @ts-expect-error -- dollars and Hong Kong dollars have no sum
    expect(() => plus(usd('1'), hkd('1'))).toThrow(CurrencyMismatch);
    // @ts-expect-error -- nor are there several in one total
    expect(() => sumIn('USD', [usd('1'), hkd('1')])).toThrow(CurrencyMismatch);
    expect(() => plus(asRecorded(usd('1')), asRecorded(hkd('1')))).toThrow(CurrencyMismatch);
  });

  test('does not compile as a movement into a wallet of another currency', () => {
    const ledger = createLedger();
    const hongKong = { userId: 'ann', type: 'HK_STOCK' } as const;
    const [from, amount] = [outside('bank', 'USD'), usd('1')];
    // @ts-expect-error -- the wallet for Hong Kong stocks takes Hong Kong dollars only
    expect(() => move(ledger, { at: 1, from, to: freeOf(hongKong), amount })).toThrow();
    // @ts-expect-error -- and dollars do not come out of an account of Hong Kong dollars
    expect(() => move(ledger, { at: 1, from: outside('bank', 'HKD'), to: from, amount })).toThrow();
  });
});
