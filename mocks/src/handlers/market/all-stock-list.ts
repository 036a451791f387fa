import { assetSource } from '@meridian/api';
import { isTradedAs } from '#domain/orders/index.ts';
import type { Handler } from '../context.ts';
import { listed } from './views/instruments.ts';
import { ofSector, pageOfList } from './views/list-views.ts';
import { quoteView } from './views/quote-views.ts';

export const allStockList: Handler<'market.allStockList'> = (caller, request) => {
  const { sector, source = assetSource.stock } = request;
  const shares = listed(caller, 'US').filter((share) => isTradedAs(share, source));
  return pageOfList(caller, ofSector(shares, sector), request, (_, share) =>
    quoteView(caller, share, source),
  );
};
