import { userOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { checkPayPassword } from '#domain/session/index.ts';
import { sendFor } from '../context.ts';
import type { WriteHandler } from '../context.ts';
import { offerOfRequest } from './offer-of-request.ts';
import { subscriptionView } from './subscriptions.ts';

export const subscribeIpo: WriteHandler<'trading.subscribeIpo'> = {
  act(caller, request) {
    const { state, userId } = caller;
    const { clientOrderId, quantity } = request;
    const { key } = offerOfRequest(caller, request);
    checkPayPassword(userOf(state, userId), request.payPassword);
    return sendFor(caller, 'ipo/subscribe', { userId, clientOrderId, key, quantity }).id;
  },
  receipt(caller, id) {
    const made = caller.state.subscriptions.get(id);
    if (made === undefined) throw refuse('notFound');
    return subscriptionView(caller, made);
  },
};
