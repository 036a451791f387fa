import { holdReasons } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fixed } from '#kernel/index.ts';
import {
  LedgerDefect,
  balanceOf,
  capture,
  createLedger,
  freeOf,
  heldFor,
  heldIn,
  hold,
  holdOf,
  imbalances,
  money,
  move,
  openWallets,
  outside,
  release,
  walletBook,
} from './index.ts';

const wallet = { userId: 'ann', type: 'STOCK' } as const;
const cash = { userId: 'ann', type: 'BALANCE' } as const;

function ledgerWith(amount: Fixed) {
  const ledger = createLedger();
  openWallets(ledger, 'ann');
  move(ledger, {
    at: 0,
    from: outside('bank', 'USD'),
    to: freeOf(wallet),
    amount: money(amount, 'USD'),
    entry: { received: 'deposit' },
  });
  return ledger;
}

describe('money that is held', () => {
  const order = { wallet, reason: 'order', id: 'O1', at: 1 } as const;

  test('is let go once', () => {
    const ledger = ledgerWith(100n);
    hold(ledger, { ...order, amount: 30n });
    release(ledger, { ...order, amount: 30n });
    expect(walletBook(ledger, wallet).free).toBe(100n);
    expect(() => release(ledger, { ...order, amount: 30n })).toThrow(LedgerDefect);
  });

  test('is taken once, and not after it was let go', () => {
    const ledger = ledgerWith(100n);
    hold(ledger, { ...order, amount: 30n });
    const taken = { ...order, amount: 20n, to: outside('fees', 'USD'), entry: { given: 'fee' } } as const;
    capture(ledger, taken);
    expect(() => capture(ledger, taken)).toThrow(LedgerDefect);
    release(ledger, { ...order, amount: 10n });
    expect(() => capture(ledger, { ...taken, amount: 1n })).toThrow(LedgerDefect);
    expect(balanceOf(walletBook(ledger, wallet)).amount).toBe(80n);
    expect(ledger.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['deposit', 100n],
      ['fee', -20n],
    ]);
  });

  test('cannot be more than is free, and is held by its reason and id', () => {
    const ledger = ledgerWith(100n);
    expect(() => hold(ledger, { ...order, amount: 101n })).toThrow(LedgerDefect);
    hold(ledger, { ...order, amount: 60n });
    expect(() => release(ledger, { ...order, id: 'O2', amount: 1n })).toThrow(LedgerDefect);
    expect(() => release(ledger, { ...order, reason: 'transfer', amount: 1n })).toThrow(LedgerDefect);
    expect(heldFor(ledger, order)).toBe(60n);
  });
});

test('whatever is held, let go and taken, nothing is made or lost, and nothing is let go or taken twice', () => {
  const act = fc.record({
    verb: fc.constantFrom('hold', 'release', 'capture'),
    reason: fc.constantFrom(...holdReasons),
    id: fc.constantFrom('1', '2'),
    amount: fc.bigInt(-3n, 60n),
    to: fc.constantFrom('outside', 'wallet', 'hold'),
  });
  fc.assert(
    fc.property(fc.array(act, { maxLength: 80 }), (acts) => {
      const ledger = ledgerWith(100n);
      /** What was held of each less what was let go and taken of it. */
      const left = new Map<string, Fixed>();
      acts.forEach(({ verb, reason, id, amount, to }, at) => {
        const held = { wallet, reason, id, amount, at };
        const key = `${reason} ${id}`;
        const before = left.get(key) ?? 0n;
        const free = walletBook(ledger, wallet).free;
        // What is taken for another reason is held for that from then on; these ids are used for nothing else.
        const target = {
          outside: outside('market', 'USD'),
          wallet: freeOf(cash),
          hold: holdOf(wallet, 'margin', 'P1'),
        }[to];
        const isPossible = amount >= 0n && amount <= (verb === 'hold' ? free : before);
        const carryOut = () => {
          if (verb === 'hold') hold(ledger, held);
          else if (verb === 'release') release(ledger, held);
          else
            capture(ledger, { ...held, to: target, entry: { given: 'transferOut', received: 'transferIn' } });
        };
        if (isPossible) {
          carryOut();
          left.set(key, verb === 'hold' ? before + amount : before - amount);
        } else expect(carryOut).toThrow(LedgerDefect);
        expect(heldFor(ledger, held)).toBe(left.get(key) ?? 0n);
      });
      expect(imbalances(ledger)).toEqual([]);
      const own = [...left.values()].reduce((sum, amount) => sum + amount, 0n);
      const margin = heldFor(ledger, { wallet, reason: 'margin', id: 'P1' });
      expect(heldIn(walletBook(ledger, wallet)).amount).toBe(own + margin);
      for (const amount of left.values()) expect(amount >= 0n).toBe(true);
    }),
    { numRuns: 200 },
  );
});
