import { assetClassification, assetSource } from '@meridian/api';
import type { PlannedAssetClass } from '../definition.ts';
import { blockTradeMessages } from './blockTrade.messages.ts';
import { routePaths } from '../../platform/paths.ts';

/** Shares of US companies in lots of at least 10,000 (spec §5): quoted as stocks, ordered apart. */
export const blockTrade: PlannedAssetClass = {
  key: 'blockTrade',
  isBuilt: false,
  source: assetSource.blockTrade,
  classification: assetClassification.usStock,
  labelMessage: blockTradeMessages.label,
  routes: {
    quote: routePaths.quoteStock,
    ticket: routePaths.ticketBlockTrade,
    product: routePaths.productBlockTrade,
  },
  ticketTakesMarket: true,
  orderPath: '/blockTrade/create',
  walletType: 'STOCK',
  defaultCurrency: 'USD',
  marketHours: 'sessions',
};
