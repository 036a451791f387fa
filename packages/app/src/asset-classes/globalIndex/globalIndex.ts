import { assetSource } from '@meridian/api';
import type { PlannedAssetClass } from '../definition.ts';
import { globalIndexMessages } from './globalIndex.messages.ts';
import { routePaths } from '../../platform/paths.ts';

/** To look at: an index cannot be ordered. */
export const globalIndex: PlannedAssetClass = {
  key: 'globalIndex',
  isBuilt: false,
  source: assetSource.globalIndex,
  labelMessage: globalIndexMessages.label,
  routes: { quote: routePaths.quoteGlobalIndex, ticket: null, product: null },
  ticketTakesMarket: false,
  orderPath: null,
  walletType: null,
  defaultCurrency: 'USD',
  marketHours: 'sessions',
};
