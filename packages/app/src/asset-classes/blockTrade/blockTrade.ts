import { assetClassification, assetSource } from '@meridian/api';
import type { PlannedAssetClass } from '../definition.ts';
import { blockTradeMessages } from './blockTrade.messages.ts';

/** Shares of US companies in lots of at least 10,000 (spec §5): quoted as stocks, ordered apart. */
export const blockTrade: PlannedAssetClass = {
  key: 'blockTrade',
  isBuilt: false,
  source: assetSource.blockTrade,
  classification: assetClassification.usStock,
  labelMessage: blockTradeMessages.label,
  routes: {
    quote: '/pages/quote/stock',
    ticket: '/pages/payment/blocktrade',
    product: '/pages/product/blocktrade',
  },
  ticketTakesMarket: true,
  orderPath: '/blockTrade/create',
  walletType: 'STOCK',
  defaultCurrency: 'USD',
  marketHours: 'sessions',
};
