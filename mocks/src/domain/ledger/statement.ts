import type { Fixed } from '#kernel/index.ts';
import type { WalletType } from '@meridian/api';
import { currencyOfWallet } from './accounts.ts';
import type { WalletCurrency, WalletRef } from './accounts.ts';
import type { Ledger, StatementLine } from './ledger.ts';

/** A statement line with its wallet's balance right after it. */
export interface StatementRow extends StatementLine {
  readonly balanceAfter: Fixed;
}

/**
 * A customer's statement, newest first. Balances run in order of time, so that a line which a fact put into the past
 * shows the balance of then. The lines of a wallet add up to its balance.
 */
export function statementOf(ledger: Ledger, userId: string, walletType?: WalletType): StatementRow[] {
  const balances = new Map<WalletType, Fixed>();
  const own = ledger.lines.filter((line) => line.wallet.userId === userId);
  const rows = own
    .filter((line) => walletType === undefined || line.wallet.type === walletType)
    .toSorted((a, b) => a.at - b.at)
    .map((line): StatementRow => {
      const balanceAfter = (balances.get(line.wallet.type) ?? 0n) + line.amount;
      balances.set(line.wallet.type, balanceAfter);
      return { ...line, balanceAfter };
    });
  return rows.toReversed();
}

/**
 * The line of a statement with the lowest balance, where that is below zero. The books never let a wallet give what it does not
 * have, but a fact may put a line before the money came.
 */
export function overdrawnLine(ledger: Ledger, { userId, type }: WalletRef): StatementRow | undefined {
  const rows = statementOf(ledger, userId, type).filter(({ balanceAfter }) => balanceAfter < 0n);
  return rows.toSorted((a, b) => Number(a.balanceAfter - b.balanceAfter))[0];
}

/** What lines of a statement come to in one currency. `opening` + `moneyIn` − `moneyOut` = `closing`. */
export interface StatementSum {
  readonly currency: WalletCurrency;
  /** What the lines before the first of them come to. */
  readonly opening: Fixed;
  readonly moneyIn: Fixed;
  /** Not signed. */
  readonly moneyOut: Fixed;
  readonly closing: Fixed;
}

/** Sums of the lines from one instant (world ms, included) to another (excluded), by currency, in the order of the wallets met. */
export function sumsOf(
  rows: readonly Pick<StatementRow, 'at' | 'amount' | 'wallet'>[],
  { from, to }: { readonly from: number; readonly to: number },
): StatementSum[] {
  const sums = new Map<WalletCurrency, StatementSum>();
  for (const { at, amount, wallet } of rows) {
    if (at >= to) continue;
    const currency = currencyOfWallet[wallet.type];
    const sum = sums.get(currency) ?? { currency, opening: 0n, moneyIn: 0n, moneyOut: 0n, closing: 0n };
    const isBefore = at < from;
    sums.set(currency, {
      currency,
      opening: sum.opening + (isBefore ? amount : 0n),
      moneyIn: sum.moneyIn + (!isBefore && amount > 0n ? amount : 0n),
      moneyOut: sum.moneyOut - (!isBefore && amount < 0n ? amount : 0n),
      closing: sum.closing + amount,
    });
  }
  return [...sums.values()];
}
