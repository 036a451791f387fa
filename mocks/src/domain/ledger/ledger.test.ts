import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdReasons, walletTypes, type HoldReason } from '@meridian/api';
import { parseFixed } from '#kernel/index.ts';
import {
  LedgerDefect,
  balanceOf,
  createLedger,
  freeOf,
  heldIn,
  holdOf,
  holdsOf,
  imbalances,
  money,
  move,
  openWallets,
  outside,
  statementOf,
  walletBook,
} from './index.ts';
import type { Account, LedgerCurrency, Movement } from './index.ts';

const stock = { userId: 'ann', type: 'STOCK' } as const;
const cash = { userId: 'ann', type: 'BALANCE' } as const;
const hongKong = { userId: 'ann', type: 'HK_STOCK' } as const;

function ledgerOfAnn() {
  const ledger = createLedger();
  openWallets(ledger, 'ann');
  return ledger;
}

const usd = (amount: string) => money(parseFixed(amount), 'USD');
const hkd = (amount: string) => money(parseFixed(amount), 'HKD');

const deposit = (amount: string, at = 1): Movement<'USD'> => ({
  at,
  from: outside('bank', 'USD'),
  to: freeOf(stock),
  amount: usd(amount),
  entry: { received: 'deposit' },
});

describe('a movement', () => {
  test('takes from one account what it gives to another', () => {
    const ledger = ledgerOfAnn();
    move(ledger, deposit('100'));
    expect(walletBook(ledger, stock).free).toBe(parseFixed('100'));
    expect(imbalances(ledger)).toEqual([]);
  });

  test('inside one wallet changes what is held, not the balance, and writes no line', () => {
    const ledger = ledgerOfAnn();
    move(ledger, deposit('100'));
    const order = holdOf(stock, 'order', 'O1');
    move(ledger, { at: 2, from: freeOf(stock), to: order, amount: usd('30') });
    move(ledger, { at: 3, from: order, to: holdOf(stock, 'margin', 'P1'), amount: usd('30') });
    const book = walletBook(ledger, stock);
    expect(balanceOf(book)).toEqual(usd('100'));
    expect(heldIn(book)).toEqual(usd('30'));
    expect(holdsOf(book)).toEqual([{ reason: 'margin', id: 'P1', amount: parseFixed('30') }]);
    expect(ledger.lines).toHaveLength(1);
  });

  test('holds money back for several reasons at once, and the wallet says what for', () => {
    const ledger = ledgerOfAnn();
    move(ledger, deposit('100'));
    const hold = (reason: HoldReason, id: string, amount: string) =>
      move(ledger, { at: 2, from: freeOf(stock), to: holdOf(stock, reason, id), amount: usd(amount) });
    hold('order', '7', '10');
    hold('withdrawal', '7', '20');
    hold('order', '7', '5');
    const book = walletBook(ledger, stock);
    expect(holdsOf(book)).toEqual([
      { reason: 'order', id: '7', amount: parseFixed('15') },
      { reason: 'withdrawal', id: '7', amount: parseFixed('20') },
    ]);
    expect([heldIn(book), book.free]).toEqual([usd('35'), parseFixed('65')]);
  });

  test('between two wallets writes a line in each', () => {
    const ledger = ledgerOfAnn();
    move(ledger, deposit('100'));
    const entry = { given: 'transferOut', received: 'transferIn' } as const;
    move(ledger, { at: 2, from: freeOf(stock), to: freeOf(cash), amount: usd('40'), entry });
    expect(ledger.lines.map(({ wallet, kind, amount }) => [wallet.type, kind, amount])).toEqual([
      ['STOCK', 'deposit', parseFixed('100')],
      ['STOCK', 'transferOut', parseFixed('-40')],
      ['BALANCE', 'transferIn', parseFixed('40')],
    ]);
  });

  test.each<[string, Movement]>([
    ['of nothing', { ...deposit('1'), amount: usd('0') }],
    ['of less than nothing', { ...deposit('1'), amount: usd('-1') }],
    [
      'of what is not there',
      {
        at: 1,
        from: freeOf(cash),
        to: outside('bank', 'USD'),
        amount: usd('1'),
        entry: { given: 'withdrawal' },
      },
    ],
    ['into a wallet of another currency', { ...deposit('1'), to: freeOf(hongKong) }],
    ['out of an account of another currency', { ...deposit('1'), from: outside('bank', 'HKD') }],
    ['of a currency that neither account has', { ...deposit('1'), amount: hkd('1') }],
    [
      "over a wallet's border without an entry",
      { at: 1, from: outside('bank', 'USD'), to: freeOf(stock), amount: usd('1') },
    ],
    ['for a stranger', { ...deposit('1'), to: freeOf({ userId: 'bob', type: 'STOCK' }) }],
  ])('%s is a defect and changes nothing', (_what, movement) => {
    const ledger = ledgerOfAnn();
    expect(() => move(ledger, movement)).toThrow(LedgerDefect);
    expect(ledger.lines).toEqual([]);
    expect(imbalances(ledger)).toEqual([]);
  });
});

test('whatever moves, the accounts are zero together and the lines of a wallet are its balance', () => {
  const wallet = fc.constantFrom(...walletTypes).map((type) => ({ userId: 'ann', type }));
  const account = fc.oneof<fc.Arbitrary<Account>[]>(
    wallet.map(freeOf),
    fc
      .tuple(wallet, fc.constantFrom(...holdReasons), fc.constantFrom('1', '2'))
      .map(([of, reason, id]) => holdOf(of, reason, id)),
    fc
      .constantFrom('bank', 'market', 'fees', 'risk')
      .chain((name) => fc.constantFrom('USD', 'HKD').map((currency) => outside(name, currency))),
  );
  const amount = fc
    .tuple(fc.bigInt(-5n, 1000n), fc.constantFrom<LedgerCurrency[]>('USD', 'HKD'))
    .map(([number, currency]) => money(number, currency));
  const movement = fc.record({ at: fc.nat(), from: account, to: account, amount });
  fc.assert(
    fc.property(fc.array(movement, { maxLength: 200 }), (movements) => {
      const ledger = ledgerOfAnn();
      for (const one of movements) {
        try {
          move(ledger, { ...one, entry: { given: 'adjustment', received: 'adjustment' } });
        } catch (error) {
          if (!(error instanceof LedgerDefect)) throw error;
        }
      }
      expect(imbalances(ledger)).toEqual([]);
      for (const book of ledger.wallets.values()) {
        expect(book.free >= 0n).toBe(true);
        for (const { amount: held } of holdsOf(book)) expect(held > 0n).toBe(true);
        const lines = ledger.lines.filter((line) => line.wallet.type === book.wallet.type);
        expect(lines.reduce((sum, line) => sum + line.amount, 0n)).toBe(balanceOf(book).amount);
      }
    }),
    { numRuns: 100 },
  );
});

test('a statement runs in order of time, newest first, whatever order the lines were written in', () => {
  const ledger = ledgerOfAnn();
  move(ledger, deposit('50', 20));
  move(ledger, deposit('30', 10));
  const rows = statementOf(ledger, 'ann', 'STOCK');
  expect(rows.map(({ at, balanceAfter }) => [at, balanceAfter])).toEqual([
    [20, parseFixed('80')],
    [10, parseFixed('30')],
  ]);
});
