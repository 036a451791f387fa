import type { Handler } from '../context.ts';
import { listed } from './instruments.ts';
import { ofSector, pageOfList, hkShareRow } from './list-views.ts';

export const hkStockList: Handler<'market.hkStockList'> = (caller, request) =>
  pageOfList(caller, ofSector(listed(caller, 'HK'), request.sector), request, hkShareRow);
