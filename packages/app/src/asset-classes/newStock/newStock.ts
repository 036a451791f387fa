import { assetSource } from '@meridian/api';
import type { PlannedAssetClass } from '../definition.ts';
import { newStockMessages } from './newStock.messages.ts';
import { routePaths } from '../../platform/paths.ts';

/** IPO subscriptions, US and Hong Kong (DECISIONS 7). */
export const newStock: PlannedAssetClass = {
  key: 'newStock',
  isBuilt: false,
  source: assetSource.newStock,
  labelMessage: newStockMessages.label,
  routes: {
    quote: routePaths.quoteStock,
    ticket: routePaths.ticketNewStock,
    product: routePaths.productNewStock,
  },
  ticketTakesMarket: false,
  orderPath: '/NewShares/create',
  walletType: 'SUBSCRIPTION',
  defaultCurrency: 'USD',
  marketHours: 'sessions',
};
