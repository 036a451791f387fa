/** What the brokerage says of a customer's loan, and what follows from it. Pure. */
import {
  auditStatus,
  instalmentStatus,
  statusName,
  type applyStatus,
  type Decimal,
  type LoanInstalment,
  type LoanRecord,
  type ResponseOf,
} from '@meridian/api';
import type { ApplicationFacts } from '#domain/application.ts';
import { add, compare, isPositive, isZero, subtract, zero } from '#domain/money.ts';
import type { LoanForm } from './model.ts';

export type LoanStatus = ResponseOf<typeof applyStatus>;

/** A review takes up to 24 hours (DECISIONS 21). */
export const reviewMs = 24 * 60 * 60 * 1000;

/** Where a customer stands: another loan can be applied for in `none`, `refused` and `repaid`. */
export type Standing =
  | { readonly kind: 'none' }
  /** Its review goes on, or nobody knows what its status means. */
  | { readonly kind: 'open'; readonly record: LoanRecord | null; readonly application: ApplicationFacts }
  | { readonly kind: 'refused'; readonly record: LoanRecord | null; readonly application: ApplicationFacts }
  | { readonly kind: 'running'; readonly record: LoanRecord }
  | { readonly kind: 'repaid'; readonly record: LoanRecord };

export function standingOf({ status, reason, createTimeTimestamp, record }: LoanStatus): Standing {
  if (status === null && record === null) return { kind: 'none' };
  const known = statusName(auditStatus, status ?? record?.status);
  const application: ApplicationFacts = {
    status: known,
    submittedAt: createTimeTimestamp ?? record?.createTimeTimestamp ?? null,
    reason: reason ?? record?.reason ?? null,
  };
  if (known === 'failed') return { kind: 'refused', record, application };
  if (known !== 'completed' || record === null) return { kind: 'open', record, application };
  const isRepaid = record.outstanding !== null && isZero(record.outstanding);
  return { kind: isRepaid ? 'repaid' : 'running', record };
}

/** The form filled in as a loan was applied for. */
export function formOf({ amount, months, purpose }: LoanRecord): LoanForm {
  return { amount, months, purpose };
}

export const paymentOf = ({ principal, interest }: LoanInstalment): Decimal => add(principal, interest);

/** What comes next, and what was missed. Amounts in dollars. */
export interface Dues {
  /** The first that is not paid and not overdue; null where none is. */
  readonly next: LoanInstalment | null;
  readonly overdue: readonly LoanInstalment[];
  /** All that is overdue; zero for nothing. */
  readonly missed: Decimal;
  readonly paidCount: number;
  /** Paid back so far, without interest; null where it is not known. */
  readonly repaid: Decimal | null;
  /** Part of the loan that is paid back, 0 to 1, for a picture. */
  readonly part: number | null;
}

export function duesOf({ amount, outstanding, instalments }: LoanRecord): Dues {
  const overdue = instalments.filter(({ status }) => status === instalmentStatus.overdue);
  const repaid = outstanding === null ? null : subtract(amount, outstanding);
  return {
    next: instalments.find(({ status }) => status === instalmentStatus.upcoming) ?? null,
    overdue,
    missed: add(zero, ...overdue.map(paymentOf)),
    paidCount: instalments.filter(({ status }) => status === instalmentStatus.paid).length,
    repaid,
    part: repaid === null ? null : Number(repaid) / Number(amount),
  };
}

/** What Cash lacks for what is due: what was missed, or else the next payment. Null where nothing is, or it is not known. */
export function lackFor({ missed, next }: Dues, free: Decimal | null): Decimal | null {
  if (free === null) return null;
  const due = isPositive(missed) ? missed : next && paymentOf(next);
  return due === null || compare(free, due) >= 0 ? null : subtract(due, free);
}
