/** Withdrawals as the statement has them, with or without their records. Pure. */
import {
  auditStatus,
  statusName,
  type Decimal,
  type WalletBillLine,
  type WithdrawalRecord,
} from '@meridian/api';
import type { ApplicationFacts } from '#domain/application.ts';
import { absolute } from '#domain/money.ts';

/** A review takes up to 24 hours (DECISIONS 21). */
export const reviewMs = 24 * 60 * 60 * 1000;

export interface Withdrawn {
  readonly id: string;
  /** In the wallet's currency. Of what a backend sends no record of: what left the wallet. */
  readonly amount: Decimal;
  readonly currency: string;
  /** Where it goes. */
  readonly account: string | null;
  readonly at: number | null;
  readonly status: WalletBillLine['status'];
  readonly reason: string | null;
  readonly decidedAt: number | null;
  readonly record: WithdrawalRecord | null;
}

/** Newest first, as the lines are; each once. */
export function withdrawnIn(lines: readonly WalletBillLine[]): readonly Withdrawn[] {
  const found = new Map<string, Withdrawn>();
  for (const line of lines) {
    const { recordId, withdrawal: record } = line;
    if (line.kind !== 'withdrawal' || recordId === null || found.has(recordId)) continue;
    found.set(recordId, {
      id: recordId,
      amount: record?.amount ?? absolute(line.amount),
      currency: record?.currency ?? line.currency,
      account: record?.account ?? line.toAccount,
      at: record?.createTimeTimestamp ?? line.createTimeTimestamp,
      status: record?.status ?? line.status,
      reason: record?.reason ?? line.reason,
      decidedAt: record?.updateTimeTimestamp ?? line.updateTimeTimestamp,
      record,
    });
  }
  return [...found.values()];
}

/** Where its review is. */
export function applicationFacts({ status, at, reason }: Withdrawn): ApplicationFacts {
  return { status: statusName(auditStatus, status), submittedAt: at, reason };
}

/** Whether money was sent to an account before. What is not known was not. */
export function isKnownDestination(withdrawn: readonly Withdrawn[], accountId: string): boolean {
  return withdrawn.some(
    ({ record }) => record?.accountId === accountId && record.status === auditStatus.completed,
  );
}
