import { latestLoan } from '#domain/loans/index.ts';
import { failureReason } from '#domain/reviews/index.ts';
import { applicationFor } from '#domain/services/index.ts';
import type { Handler } from '../context.ts';
import { loanOffer, loanView, reasonOf } from './loan-view.ts';

export const applyStatus: Handler<'auth.applyStatus'> = (
  { state, userId, language },
  { serviceType: service },
) => {
  if (service === 'loan') {
    const loan = latestLoan(state, userId);
    return {
      status: loan?.status ?? null,
      reason: loan === undefined ? null : reasonOf(loan, language),
      createTimeTimestamp: loan?.createdAt ?? null,
      record: loan === undefined ? null : loanView(loan, language),
      loan: loanOffer,
    };
  }
  const { status, reason, submittedAt } = applicationFor(state, { userId, service });
  return {
    status: String(status),
    reason: reason === null ? null : failureReason(reason)[language],
    createTimeTimestamp: submittedAt,
  };
};
