import { assetSource } from '@meridian/api';
import type { PlannedAssetClass } from '../definition.ts';
import { futureMessages } from './future.messages.ts';
import { routePaths } from '../../platform/paths.ts';

export const future: PlannedAssetClass = {
  key: 'future',
  isBuilt: false,
  source: assetSource.future,
  labelMessage: futureMessages.label,
  routes: {
    quote: routePaths.quoteFuture,
    ticket: routePaths.ticketFuture,
    product: routePaths.productFuture,
  },
  ticketTakesMarket: false,
  orderPath: '/crude/create',
  walletType: 'FUTURE',
  defaultCurrency: 'USD',
  marketHours: 'sessions',
};
