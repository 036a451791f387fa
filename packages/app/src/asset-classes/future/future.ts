import { assetSource } from '@meridian/api';
import type { PlannedAssetClass } from '../definition.ts';
import { futureMessages } from './future.messages.ts';

export const future: PlannedAssetClass = {
  key: 'future',
  isBuilt: false,
  source: assetSource.future,
  labelMessage: futureMessages.label,
  routes: { quote: '/pages/quote/future', ticket: '/pages/payment/future', product: '/pages/product/future' },
  ticketTakesMarket: false,
  orderPath: '/crude/create',
  walletType: 'FUTURE',
  defaultCurrency: 'USD',
  marketHours: 'sessions',
};
