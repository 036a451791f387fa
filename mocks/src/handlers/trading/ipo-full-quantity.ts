import { affordable } from '#domain/ipo/index.ts';
import { formatExact } from '#kernel/index.ts';
import type { Handler } from '../context.ts';
import { offerOfRequest } from './offer-of-request.ts';

export const ipoFullQuantity: Handler<'trading.ipoFullQuantity'> = (caller, request) => {
  const issue = offerOfRequest(caller, request);
  return { quantity: formatExact(affordable(caller.state, caller.userId, issue, caller.now)) };
};
