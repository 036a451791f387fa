import type { Handler } from '../context.ts';
import { listed } from './views/instruments.ts';
import { ofSector, pageOfList, plainRow } from './views/list-views.ts';

export const stockList: Handler<'market.stockList'> = (caller, request) => {
  const ofExchange = listed(caller, 'US').filter(({ exchange }) => exchange === request.market);
  return pageOfList(caller, ofSector(ofExchange, request.sector), request, plainRow);
};
