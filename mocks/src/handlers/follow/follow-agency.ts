import { userOf } from '#domain/brokerage.ts';
import { institutionOfFollow } from '#domain/follow/index.ts';
import { refuse } from '#domain/refusals.ts';
import { checkPayPassword } from '#domain/session/index.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import { sendFor } from '../context.ts';
import type { WriteHandler } from '../context.ts';

export const followAgency: WriteHandler<'follow.followAgency'> = {
  act(caller, { clientOrderId, agencyId, amount, payPassword }) {
    const { state, userId } = caller;
    checkPayPassword(userOf(state, userId), payPassword);
    return sendFor(caller, 'follows/request', { userId, clientOrderId, agencyId, amount }).id;
  },
  receipt({ state, language }, id) {
    const made = state.follows.get(id);
    if (made === undefined) throw refuse('notFound');
    return {
      id,
      clientOrderId: made.clientOrderId,
      agencyId: made.agencyId,
      name: institutionOfFollow(made).name[language],
      amount: formatFixed(made.amount, 2),
      currency: 'USD',
      status: made.status,
      interestRate: formatExact(made.yearlyRate),
      termDays: made.termDays,
      createTimeTimestamp: made.createdAt,
    };
  },
};
