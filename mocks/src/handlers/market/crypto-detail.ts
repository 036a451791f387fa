import type { Handler } from '../context.ts';
import { instrumentOfGroup } from './instruments.ts';
import { detailView, productOfRequest } from './quote-views.ts';

export const cryptoDetail: Handler<'market.cryptoDetail'> = (caller, request) => {
  instrumentOfGroup(caller, request, true);
  return detailView(caller, productOfRequest(caller, request));
};
