import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { walletTypes } from '@meridian/api';
import { parseFixed } from '../../kernel/index.ts';
import {
  LedgerDefect,
  balanceOf,
  createLedger,
  freeOf,
  frozenFor,
  marginOf,
  move,
  openWallets,
  outside,
  statementOf,
  totalByCurrency,
  usedIn,
  walletBook,
} from './index.ts';
import type { Account, Movement } from './index.ts';

const stock = { userId: 'ann', type: 'STOCK' } as const;
const cash = { userId: 'ann', type: 'BALANCE' } as const;
const hongKong = { userId: 'ann', type: 'HK_STOCK' } as const;

function ledgerOfAnn() {
  const ledger = createLedger();
  openWallets(ledger, 'ann');
  return ledger;
}

const deposit = (amount: string, at = 1): Movement => ({
  at,
  from: outside('bank', 'USD'),
  to: freeOf(stock),
  amount: parseFixed(amount),
  entry: { received: 'deposit' },
});

describe('a movement', () => {
  test('takes from one account what it gives to another', () => {
    const ledger = ledgerOfAnn();
    move(ledger, deposit('100'));
    expect(walletBook(ledger, stock).free).toBe(parseFixed('100'));
    expect(totalByCurrency(ledger)).toEqual({ USD: 0n, HKD: 0n });
  });

  test('inside one wallet changes what is used, not the balance, and writes no line', () => {
    const ledger = ledgerOfAnn();
    move(ledger, deposit('100'));
    move(ledger, { at: 2, from: freeOf(stock), to: frozenFor(stock, 'O1'), amount: parseFixed('30') });
    move(ledger, {
      at: 3,
      from: frozenFor(stock, 'O1'),
      to: marginOf(stock, 'P1'),
      amount: parseFixed('30'),
    });
    const book = walletBook(ledger, stock);
    expect(balanceOf(book)).toBe(parseFixed('100'));
    expect(usedIn(book)).toBe(parseFixed('30'));
    expect([...book.orders.keys()]).toEqual([]);
    expect([...book.margins.keys()]).toEqual(['P1']);
    expect(ledger.lines).toHaveLength(1);
  });

  test('between two wallets writes a line in each', () => {
    const ledger = ledgerOfAnn();
    move(ledger, deposit('100'));
    const entry = { given: 'transferOut', received: 'transferIn' } as const;
    move(ledger, { at: 2, from: freeOf(stock), to: freeOf(cash), amount: parseFixed('40'), entry });
    expect(ledger.lines.map(({ wallet, kind, amount }) => [wallet.type, kind, amount])).toEqual([
      ['STOCK', 'deposit', parseFixed('100')],
      ['STOCK', 'transferOut', parseFixed('-40')],
      ['BALANCE', 'transferIn', parseFixed('40')],
    ]);
  });

  test.each<[string, Movement]>([
    ['of nothing', { ...deposit('1'), amount: 0n }],
    ['of less than nothing', { ...deposit('1'), amount: -1n }],
    [
      'of what is not there',
      { at: 1, from: freeOf(cash), to: outside('bank', 'USD'), amount: 1n, entry: { given: 'withdrawal' } },
    ],
    ['between two currencies', { ...deposit('1'), to: freeOf(hongKong) }],
    [
      "over a wallet's border without an entry",
      { at: 1, from: outside('bank', 'USD'), to: freeOf(stock), amount: 1n },
    ],
    ['for a stranger', { ...deposit('1'), to: freeOf({ userId: 'bob', type: 'STOCK' }) }],
  ])('%s is a defect and changes nothing', (_what, movement) => {
    const ledger = ledgerOfAnn();
    expect(() => move(ledger, movement)).toThrow(LedgerDefect);
    expect(ledger.lines).toEqual([]);
    expect(totalByCurrency(ledger)).toEqual({ USD: 0n, HKD: 0n });
  });
});

test('whatever moves, the accounts are zero together and the lines of a wallet are its balance', () => {
  const wallet = fc.constantFrom(...walletTypes).map((type) => ({ userId: 'ann', type }));
  const account = fc.oneof<fc.Arbitrary<Account>[]>(
    wallet.map(freeOf),
    fc.tuple(wallet, fc.constantFrom('O1', 'O2')).map(([of, id]) => frozenFor(of, id)),
    fc.tuple(wallet, fc.constantFrom('P1', 'P2')).map(([of, id]) => marginOf(of, id)),
    fc
      .constantFrom('bank', 'market', 'fees', 'risk')
      .chain((name) => fc.constantFrom('USD', 'HKD').map((currency) => outside(name, currency))),
  );
  const movement = fc.record({ at: fc.nat(), from: account, to: account, amount: fc.bigInt(-5n, 1000n) });
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
      expect(totalByCurrency(ledger)).toEqual({ USD: 0n, HKD: 0n });
      for (const book of ledger.wallets.values()) {
        for (const part of [book.free, ...book.orders.values(), ...book.margins.values()])
          expect(part >= 0n).toBe(true);
        const lines = ledger.lines.filter((line) => line.wallet.type === book.wallet.type);
        expect(lines.reduce((sum, line) => sum + line.amount, 0n)).toBe(balanceOf(book));
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
