import { failureReason } from '#domain/reviews/index.ts';
import { applicationFor } from '#domain/services/index.ts';
import type { Handler } from '../context.ts';

export const applyStatus: Handler<'auth.applyStatus'> = (
  { state, userId, language },
  { serviceType: service },
) => {
  const { status, reason, submittedAt } = applicationFor(state, { userId, service });
  return {
    status: String(status),
    reason: reason === null ? null : failureReason(reason)[language],
    createTimeTimestamp: submittedAt,
  };
};
