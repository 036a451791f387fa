import type { Handler } from '../../context.ts';
import { instrumentOfGroup } from '../views/instruments.ts';
import { detailView, productOfRequest } from '../views/quote-views.ts';

export const cryptoDetail: Handler<'market.cryptoDetail'> = (caller, request) => {
  instrumentOfGroup(caller, request, true);
  return detailView(caller, productOfRequest(caller, request));
};
