import type { Handler } from '../context.ts';
import { instrumentOfGroup } from './instruments.ts';
import { detailView } from './quote-views.ts';

export const stockDetail: Handler<'market.stockDetail'> = (caller, request) =>
  detailView(caller, instrumentOfGroup(caller, request, false));
