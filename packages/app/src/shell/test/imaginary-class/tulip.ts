import { assetClassification, createCryptoOrder, cryptoDetail, cryptoKline, cryptoPage } from '@meridian/api';
import type { AssetClassDefinition } from '#asset-classes/definition.ts';

/** A class that nobody trades: what a new class brings, and nothing else of the app knows of it. It stands in the place of crypto. */
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
    walletType: 'CRYPTOCURRENCY',
    fields: ['direction', 'quantity'],
    quantity: { unitMessage: { id: 'imaginary.unit', defaultMessage: 'bulbs' }, unitOf: () => 'TULIP' },
  },
};
