import type { ParsedRequestOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import { userOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { checkPayPassword } from '#domain/session/index.ts';
import { sendFor } from '../context.ts';
import type { Customer, WriteHandler } from '../context.ts';
import { loanView } from './loan-view.ts';

export const applyService: WriteHandler<'auth.applyService'> = {
  act(caller, request) {
    const { serviceType: service } = request;
    return service === 'loan'
      ? applyForLoan(caller, request)
      : sendFor(caller, 'services/apply', { userId: caller.userId, service }).id;
  },
  receipt({ state, language }, id) {
    const loan = state.loans.get(id);
    return loan === undefined ? null : loanView(loan, language);
  },
};

/** @throws BusinessRefusal `invalidRequest` naming what a loan needs and has not, and as the password and the loan are refused. */
function applyForLoan(caller: Customer, request: ParsedRequestOf<EndpointById<'auth.applyService'>>): string {
  const { clientOrderId, amount, months, purpose, payPassword } = request;
  const { state, userId } = caller;
  if (amount === undefined) throw refuse('invalidRequest', { field: 'amount' });
  if (months === undefined) throw refuse('invalidRequest', { field: 'months' });
  if (purpose === undefined) throw refuse('invalidRequest', { field: 'purpose' });
  checkPayPassword(userOf(state, userId), payPassword ?? '');
  return sendFor(caller, 'loans/apply', { userId, clientOrderId, amount, months, purpose }).id;
}
