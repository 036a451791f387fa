import { assetSource } from '@meridian/api';
import type { PlannedAssetClass } from '../definition.ts';
import { auctionStockMessages } from './auctionStock.messages.ts';
import { routePaths } from '../../platform/paths.ts';

export const auctionStock: PlannedAssetClass = {
  key: 'auctionStock',
  isBuilt: false,
  source: assetSource.auctionStock,
  labelMessage: auctionStockMessages.label,
  routes: {
    quote: routePaths.quoteAuctionStock,
    ticket: routePaths.ticketAuctionStock,
    product: routePaths.productAuctionStock,
  },
  ticketTakesMarket: false,
  orderPath: '/stock/auctionStockCreate',
  walletType: 'STOCK',
  defaultCurrency: 'USD',
  marketHours: 'sessions',
};
