import {
  assetClassification,
  assetSource,
  createCryptoOrder,
  cryptoDetail,
  cryptoKline,
} from '@meridian/api';
import type { BuiltAssetClass } from '../definition.ts';
import { cryptoMessages } from './crypto.messages.ts';
import { routePaths } from '../../platform/paths.ts';

/** Currencies that stand at the end of a pair's code; longest first, so that BTCUSDT is not read as BTCUSD and a T. */
const quoteCurrency = /(USDT|USDC|USD)$/;

/** BTCUSDT is so many BTC; a code that is no pair stands for itself. */
export function baseAsset(code: string): string {
  return code.replace(quoteCurrency, '') || code;
}

export const crypto: BuiltAssetClass = {
  key: 'crypto',
  isBuilt: true,
  source: assetSource.crypto,
  classification: assetClassification.crypto,
  labelMessage: cryptoMessages.label,
  routes: {
    quote: routePaths.quoteCrypto,
    ticket: routePaths.ticketCrypto,
    product: routePaths.productCrypto,
  },
  ticketTakesMarket: true,
  orderPath: createCryptoOrder.path,
  walletType: 'CRYPTOCURRENCY',
  defaultCurrency: 'USD',
  marketHours: 'always',
  endpoints: { detail: cryptoDetail, kline: cryptoKline, createOrder: createCryptoOrder },
  quantity: { unitMessage: cryptoMessages.unit, unitOf: baseAsset, decimals: 'step' },
  hasLeverage: true,
  hasOrderBook: true,
  ticketFields: ['direction', 'orderType', 'limitPrice', 'quantity', 'leverage'],
  statistics: [
    'open',
    'previousClose',
    'high',
    'low',
    'volume',
    'turnover',
    'amplitude',
    'marketCap',
    'week52High',
    'week52Low',
    'bid',
    'ask',
  ],
};
