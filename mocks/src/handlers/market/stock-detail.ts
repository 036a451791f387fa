import type { Handler } from '../context.ts';
import { instrumentOfGroup } from './views/instruments.ts';
import { detailView, productOfRequest } from './views/quote-views.ts';

export const stockDetail: Handler<'market.stockDetail'> = (caller, request) => {
  instrumentOfGroup(caller, request, false);
  return detailView(caller, productOfRequest(caller, request));
};
