/** Loans as the wire has them. */
import { auditStatus, instalmentStatus } from '@meridian/api';
import type { WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import {
  dueDate,
  loanLimits,
  loanTerms,
  monthlyPayment,
  outstandingOf,
  scheduleOf,
} from '#domain/loans/index.ts';
import type { Loan } from '#domain/loans/index.ts';
import { failureReason } from '#domain/reviews/index.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Language } from '../language.ts';

type WireStatus = WireResponseOf<EndpointById<'auth.applyStatus'>>;
type WireLoan = NonNullable<WireStatus['record']>;

/** What can be borrowed now. */
export const loanOffer: NonNullable<WireStatus['loan']> = {
  minimum: formatFixed(loanLimits.minimum, 2),
  maximum: formatFixed(loanLimits.maximum, 2),
  terms: loanTerms.map(({ months, yearlyRate }) => ({ months, yearlyRate: formatExact(yearlyRate) })),
};

export function loanView(loan: Loan, language: Language): WireLoan {
  const { id, clientOrderId, amount, months, purpose, yearlyRate, status, creditedAt } = loan;
  return {
    id,
    clientOrderId,
    amount: formatFixed(amount, 2),
    months,
    purpose,
    yearlyRate: formatExact(yearlyRate),
    payment: formatFixed(monthlyPayment(loan), 2),
    status,
    reason: reasonOf(loan, language),
    createTimeTimestamp: loan.createdAt,
    updateTimeTimestamp: loan.updatedAt,
    outstanding: creditedAt === null ? null : formatFixed(outstandingOf(loan), 2),
    instalments: creditedAt === null ? [] : instalmentsOf(loan, creditedAt),
  };
}

/** Why it was refused; null where it was not. */
export function reasonOf({ status, review }: Loan, language: Language): string | null {
  const { failsBecause } = review;
  return status === auditStatus.failed && failsBecause !== null
    ? failureReason(failsBecause)[language]
    : null;
}

function instalmentsOf(loan: Loan, creditedAt: number): WireLoan['instalments'] {
  return scheduleOf(loan).map(({ number, principal, interest }) => {
    const paidTimestamp = loan.paidAt[number - 1] ?? null;
    const open = number <= loan.fallenDue ? instalmentStatus.overdue : instalmentStatus.upcoming;
    return {
      number,
      dueTimestamp: dueDate(creditedAt, number),
      principal: formatFixed(principal, 2),
      interest: formatFixed(interest, 2),
      status: paidTimestamp === null ? open : instalmentStatus.paid,
      paidTimestamp,
    };
  });
}
