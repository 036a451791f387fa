import {
  assetClassification,
  createCryptoOrder,
  cryptoDetail,
  cryptoKline,
  cryptoPage,
  toDecimal,
} from '@meridian/api';
import type { AssetClassDefinition } from '#asset-classes/definition.ts';
import type { OrderWindow } from '#domain/sessions.ts';

const detail = { detail: cryptoDetail, kline: cryptoKline, hasOrderBook: false } as const;

/** Bulbs that are offered before they are dug up: subscribed to behind a gate, a dozen at least. In the place of crypto. */
const anyTime: AssetClassDefinition = {
  paths: { source: 7, quote: '/pages/quote/bulb', subscribe: '/pages/payment/bulb' },
  labelMessage: { id: 'imaginary.offers', defaultMessage: 'Bulb offers' },
  gate: 'ipo',
  quote: { ...detail, classification: assetClassification.crypto, statistics: ['open'] },
  subscribe: {
    createOrder: createCryptoOrder,
    fields: ['quantity'],
    rules: { minQuantity: toDecimal('12') },
  },
  holding: {
    walletType: 'CRYPTOCURRENCY',
    quantity: { unitMessage: { id: 'imaginary.unit', defaultMessage: 'bulbs' }, unitOf: () => 'TULIP' },
  },
};

/** The same, while subscriptions are accepted. */
export const bulbOffer = (window: OrderWindow): AssetClassDefinition => ({
  ...anyTime,
  phases: { windowOf: () => window },
});

/** A class that nobody trades: what a new class brings, and nothing else of the app knows of it. It takes the place of crypto. */
export const tulip: AssetClassDefinition = {
  paths: {
    // Crypto's, whose calls answer it: a brokerage refuses a product that it does not know.
    source: 7,
    list: '/pages/product/tulip',
    quote: '/pages/quote/tulip',
    ticket: '/pages/payment/tulip',
  },
  labelMessage: { id: 'imaginary.label', defaultMessage: 'Tulips' },
  list: { page: cryptoPage, titleMessage: { id: 'imaginary.list', defaultMessage: 'Tulip bulbs' } },
  quote: {
    detail: cryptoDetail,
    kline: cryptoKline,
    classification: assetClassification.crypto,
    statistics: ['open', 'marketCap'],
    hasOrderBook: false,
  },
  ticket: {
    createOrder: createCryptoOrder,
    fields: ['direction', 'quantity'],
  },
  holding: {
    walletType: 'CRYPTOCURRENCY',
    quantity: { unitMessage: { id: 'imaginary.unit', defaultMessage: 'bulbs' }, unitOf: () => 'TULIP' },
  },
};
