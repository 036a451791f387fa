/** Withdrawals that facts make. */
import type { Brokerage } from '#domain/brokerage.ts';
import type { PayoutAccount } from '#domain/payouts/index.ts';
import { remember } from '#domain/requests/index.ts';
import { enterWithdrawal, withdrawalIdentity, withdrawalWallet } from '#domain/withdrawals/index.ts';
import type { Withdrawal } from '#domain/withdrawals/index.ts';
import { fixedFromInteger } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { customerId, hourMs } from './define.ts';
import { provide } from './providing.ts';

interface Course {
  /** In dollars. */
  readonly amount?: Fixed;
  readonly failsBecause?: string | null;
  /** From the application to the decision. */
  readonly lastsMs?: number;
  readonly clientOrderId?: string | undefined;
}

/** Applies for a withdrawal to an account at `at`, with money that is there for it. It may be one of a customer who is not verified. */
export function withdrawTo(
  state: Brokerage,
  { id: accountId, details }: PayoutAccount,
  { amount = fixedFromInteger(100), failsBecause = null, lastsMs = 12 * hourMs, clientOrderId }: Course,
  at: number,
): Withdrawal {
  provide(state, withdrawalWallet(customerId), amount, at);
  const request = {
    userId: customerId,
    clientOrderId: clientOrderId ?? `fact-${state.withdrawals.size + 1}`,
    type: details.bankCard === null ? ('digitalCurrency' as const) : ('bankCard' as const),
    accountId,
    amount,
  };
  const withdrawal = enterWithdrawal(state, request, at, { failsBecause, lastsMs });
  remember(state, withdrawalIdentity(request), withdrawal.id);
  return withdrawal;
}
