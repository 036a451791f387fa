import type { Handler } from '../context.ts';
import { listed } from './instruments.ts';
import { ofSector, pageOfList, plainRow } from './list-views.ts';

export const allStockList: Handler<'market.allStockList'> = (caller, request) =>
  pageOfList(caller, ofSector(listed(caller, 'US'), request.sector), request, plainRow);
