import { assetSource } from '@meridian/api';
import type { PlannedAssetClass } from '../definition.ts';
import { forexMessages } from './forex.messages.ts';

export const forex: PlannedAssetClass = {
  key: 'forex',
  isBuilt: false,
  source: assetSource.forex,
  labelMessage: forexMessages.label,
  routes: { quote: '/pages/quote/forex', ticket: '/pages/payment/forex', product: '/pages/product/forex' },
  ticketTakesMarket: false,
  orderPath: '/gold/create',
  walletType: 'FOREX',
  defaultCurrency: 'USD',
  marketHours: 'sessions',
};
