import {
  assetClassification,
  createCryptoOrder,
  cryptoDetail,
  cryptoKline,
  cryptoPage,
  cryptoTrades,
} from '@meridian/api';
import { assetPaths } from '#platform/address/asset-paths.ts';
import type { AssetClassOf } from '../definition.ts';
import { cryptoMessages } from './crypto.messages.ts';

/** Currencies that may end a pair's code; longest first, so that BTCUSDT is not read as BTCUSD and a T. */
const quoteCurrency = /(USDT|USDC|USD)$/;

/** BTCUSDT is so many BTC; a code that is no pair stands for itself. */
export function baseAsset(code: string): string {
  return code.replace(quoteCurrency, '') || code;
}

export const crypto: AssetClassOf<'crypto'> = {
  paths: assetPaths.crypto,
  labelMessage: cryptoMessages.label,
  list: { page: cryptoPage, titleMessage: cryptoMessages.list, filter: 'category', note: 'none' },
  quote: {
    detail: cryptoDetail,
    kline: cryptoKline,
    classification: assetClassification.crypto,
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
      'bidVolume',
      'askVolume',
    ],
    hasOrderBook: true,
    trades: cryptoTrades,
  },
  ticket: {
    createOrder: createCryptoOrder,
    fields: ['direction', 'orderType', 'limitPrice', 'quantity', 'leverage'],
  },
  holding: {
    walletType: 'CRYPTOCURRENCY',
    quantity: { unitMessage: cryptoMessages.unit, unitOf: baseAsset },
  },
};
