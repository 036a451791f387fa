/** The shapes of the catalogue's tables. Prices are decimal strings; an empty name means that English is used. */

import type { Currency } from './forex.ts';
import type { CoinCategory, Industry } from './sectors.ts';

/** Name in English, in the mainland's press, in Hong Kong's press. */
type Names = readonly [en: string, zhHans: string, zhHant: string];

/** A US stock: volatility in percent a year, shares and average daily volume in millions. */
export type StockRow = readonly [
  code: string,
  ...names: Names,
  price: string,
  volatility: number,
  sharesMillions: number,
  volumeMillions: number,
  industry: Industry,
];

/** A Hong Kong stock has a board lot besides. Shares are the company's own, A shares included. */
export type HongKongRow = readonly [
  code: string,
  ...names: Names,
  price: string,
  volatility: number,
  sharesMillions: number,
  volumeMillions: number,
  boardLot: number,
  industry: Industry,
];

/** An index: volume of its members in millions. */
export type IndexRow = readonly [
  code: string,
  ...names: Names,
  level: string,
  volatility: number,
  volumeMillions: number,
  calendar: 'US' | 'LONDON' | 'XETRA' | 'EURONEXT' | 'MADRID' | 'ZURICH' | 'HK' | 'TOKYO',
  currency: Currency,
];

/** A future: price, tick, contract size and unit as its exchange quotes them, average daily contracts in thousands. */
export type FutureRow = readonly [
  code: string,
  ...names: Names,
  exchange: 'COMEX' | 'NYMEX' | 'CBOT' | 'CME' | 'ICE',
  product: 'agricultural' | 'metals' | 'energy',
  price: string,
  tick: string,
  volatility: number,
  volumeThousands: number,
  contractSize: number,
  unit: string,
  deliveryMonths: string,
];

/** A coin against USDT: circulating coins in millions, average daily volume in thousands of coins. */
export type CryptoRow = readonly [
  coin: string,
  ...names: Names,
  price: string,
  volatility: number,
  coinsMillions: number,
  volumeThousands: number,
  category: CoinCategory,
];
