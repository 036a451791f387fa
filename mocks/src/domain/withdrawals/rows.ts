/** Withdrawals in the statement, where they have no list of their own (DECISIONS 34, ADR 57). */
import { auditStatus } from '@meridian/api';
import type { WalletType } from '@meridian/api';
import { statementOf } from '../ledger/index.ts';
import type { StatementRow } from '../ledger/index.ts';
import { withdrawalWallet } from './withdrawals.ts';
import type { Withdrawal, WithdrawalBooks } from './withdrawals.ts';

/**
 * A customer's statement, newest first. A withdrawal that is under review or was refused has moved nothing and still has its
 * row, of zero, where it was applied for: the rows of a wallet add up to its balance all the same.
 */
export function statementWithWithdrawals(
  { ledger, withdrawals }: Pick<WithdrawalBooks, 'ledger' | 'withdrawals'>,
  userId: string,
  walletType?: WalletType,
): StatementRow[] {
  const rows = statementOf(ledger, userId, walletType);
  const wallet = withdrawalWallet(userId);
  if (walletType !== undefined && walletType !== wallet.type) return rows;
  for (const withdrawal of withdrawals.values()) {
    if (withdrawal.userId !== userId || withdrawal.status === auditStatus.completed) continue;
    const { createdAt: at } = withdrawal;
    const found = rows.findIndex((row) => row.at <= at);
    const place = found === -1 ? rows.length : found;
    const before = rows.slice(place).find((row) => row.wallet.type === wallet.type);
    rows.splice(place, 0, unmoved(withdrawal, before?.balanceAfter ?? 0n));
  }
  return rows;
}

function unmoved(
  { id, userId, createdAt }: Withdrawal,
  balanceAfter: StatementRow['balanceAfter'],
): StatementRow {
  return {
    id,
    at: createdAt,
    wallet: withdrawalWallet(userId),
    kind: 'withdrawal',
    amount: 0n,
    reference: id,
    stockCode: null,
    deal: null,
    balanceAfter,
  };
}
