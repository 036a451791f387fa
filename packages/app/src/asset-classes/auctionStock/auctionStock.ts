import { assetSource } from '@meridian/api';
import type { PlannedAssetClass } from '../definition.ts';
import { auctionStockMessages } from './auctionStock.messages.ts';

export const auctionStock: PlannedAssetClass = {
  key: 'auctionStock',
  isBuilt: false,
  source: assetSource.auctionStock,
  labelMessage: auctionStockMessages.label,
  routes: {
    quote: '/pages/quote/auctionStock',
    ticket: '/pages/payment/auctionStock',
    product: '/pages/product/auctionStock',
  },
  ticketTakesMarket: false,
  orderPath: '/stock/auctionStockCreate',
  walletType: 'STOCK',
  defaultCurrency: 'USD',
  marketHours: 'sessions',
};
