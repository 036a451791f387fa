import { assetSource } from '@meridian/api';
import type { PlannedAssetClass } from '../definition.ts';
import { forexMessages } from './forex.messages.ts';
import { routePaths } from '../../platform/paths.ts';

export const forex: PlannedAssetClass = {
  key: 'forex',
  isBuilt: false,
  source: assetSource.forex,
  labelMessage: forexMessages.label,
  routes: { quote: routePaths.quoteForex, ticket: routePaths.ticketForex, product: routePaths.productForex },
  ticketTakesMarket: false,
  orderPath: '/gold/create',
  walletType: 'FOREX',
  defaultCurrency: 'USD',
  marketHours: 'sessions',
};
