import { assetClassification, assetSource, createStockOrder, stockDetail, stockKline } from '@meridian/api';
import type { BuiltAssetClass } from '../definition.ts';
import { stockMessages } from './stock.messages.ts';
import { routePaths } from '../../platform/paths.ts';

export const stock: BuiltAssetClass = {
  key: 'stock',
  isBuilt: true,
  source: assetSource.stock,
  classification: assetClassification.usStock,
  labelMessage: stockMessages.label,
  routes: {
    quote: routePaths.quoteStock,
    ticket: routePaths.ticketStock,
    product: routePaths.productPopular,
  },
  ticketTakesMarket: true,
  orderPath: createStockOrder.path,
  walletType: 'STOCK',
  defaultCurrency: 'USD',
  marketHours: 'sessions',
  endpoints: { detail: stockDetail, kline: stockKline, createOrder: createStockOrder },
  quantity: { unitMessage: stockMessages.unit, unitOf: (code) => code, decimals: 'step' },
  hasLeverage: true,
  hasOrderBook: false,
  ticketFields: ['direction', 'orderType', 'limitPrice', 'quantity', 'leverage'],
  statistics: [
    'open',
    'previousClose',
    'high',
    'low',
    'volume',
    'turnover',
    'marketCap',
    'amplitude',
    'week52High',
    'week52Low',
    'bid',
    'ask',
    'bidVolume',
    'askVolume',
  ],
};
