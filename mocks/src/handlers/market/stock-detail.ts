import type { Handler } from '../context.ts';
import { instrumentOfGroup } from './instruments.ts';
import { detailView, productOfRequest } from './quote-views.ts';

export const stockDetail: Handler<'market.stockDetail'> = (caller, request) => {
  instrumentOfGroup(caller, request, false);
  return detailView(caller, productOfRequest(caller, request));
};
