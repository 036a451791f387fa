import { assetClassification, assetSource } from '@meridian/api';
import type { PlannedAssetClass } from '../definition.ts';
import { hkStockMessages } from './hkStock.messages.ts';
import { routePaths } from '../../platform/paths.ts';

/** Its order screen is the IPO screen in another mode (DECISIONS 7). */
export const hkStock: PlannedAssetClass = {
  key: 'hkStock',
  isBuilt: false,
  source: assetSource.hkStock,
  classification: assetClassification.hk,
  labelMessage: hkStockMessages.label,
  routes: { quote: routePaths.quoteHkStock, ticket: routePaths.ticketHkStock, product: routePaths.hkStocks },
  ticketTakesMarket: false,
  orderPath: '/hk/create',
  walletType: 'HK_STOCK',
  defaultCurrency: 'HKD',
  marketHours: 'sessions',
};
