import type { Fixed } from '#kernel/index.ts';
import type { WalletType } from '@meridian/api';
import type { WalletRef } from './accounts.ts';
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
