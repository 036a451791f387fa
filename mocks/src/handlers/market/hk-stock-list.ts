import type { Handler } from '../context.ts';
import { listed } from './views/instruments.ts';
import { ofSector, pageOfList, hkShareRow } from './views/list-views.ts';

export const hkStockList: Handler<'market.hkStockList'> = (caller, request) =>
  pageOfList(caller, ofSector(listed(caller, 'HK'), request.sector), request, hkShareRow);
