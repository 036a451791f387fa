import type { TickTable } from './tick-sizes.ts';
import type { Fixed } from '#kernel/fixed.ts';
import type { Localised } from '../../localised.ts';
import type { CalendarId } from '../calendar/calendar-definitions.ts';
import type { Currency } from '../data/forex.ts';
import type { CoinCategory, Industry, Sector } from '../data/sectors.ts';

/** The families of instruments; the first half of a key. */
export type InstrumentGroup = 'US' | 'HK' | 'INDEX' | 'FOREX' | 'FUTURE' | 'CRYPTO';

/** Where an instrument is listed. Indices, currencies and crypto have no exchange of their own. */
export type Exchange =
  | 'NASDAQ'
  | 'NYSE'
  | 'AMEX'
  | 'HKEX'
  | 'INDEX'
  | 'FOREX'
  | 'COMEX'
  | 'NYMEX'
  | 'CBOT'
  | 'CME'
  | 'ICE'
  | 'CRYPTO';

/** Asset source codes that an instrument of the catalogue can have (spec §3). */
export const sourceOfGroup = {
  US: 0,
  FOREX: 2,
  FUTURE: 3,
  CRYPTO: 7,
  HK: 11,
  INDEX: 99,
} as const satisfies Record<InstrumentGroup, number>;

/** One of the asset source codes above. */
type AssetSourceCode = (typeof sourceOfGroup)[InstrumentGroup];

/** Group and code, e.g. `US:AAPL`, `HK:00700`, `CRYPTO:BTCUSDT`. Unique in the catalogue and never reused. */
export type InstrumentKey = `${InstrumentGroup}:${string}`;

/** Names as each market's press writes them: mainland in zh-Hans, Hong Kong in zh-Hant. English replaces either where it is missing. */
export interface InstrumentNames {
  readonly en: string;
  readonly 'zh-Hans'?: string;
  readonly 'zh-Hant'?: string;
}

/** What one futures contract is. */
interface FuturesContract {
  /** Product kind, for the agricultural, metals and energy screens. */
  readonly product: 'agricultural' | 'metals' | 'energy';
  /** What one unit is, e.g. `troy ounce`. */
  readonly unit: string;
  /** Delivery months by their trade letters, F (January) to Z (December). */
  readonly deliveryMonths: string;
  /** The one month that is meant; a product without it is its continuous series, which follows the front month. */
  readonly delivery?: {
    readonly product: Instrument;
    /** `YYYY-MM`. */
    readonly month: string;
    /** World ms at which its last trading day ends. */
    readonly tradesUntil: number;
    /** World ms at which the session after its last one opens, and what is left of it is settled. */
    readonly settledAt: number;
  };
}

/** Region of an index, for the home page's groups. */
export type Region = 'US' | 'Europe' | 'Asia';

/**
 * How much an instrument is worth as a whole: large from ten billion dollars, mid from two, small below. By its base
 * price, so that nothing changes its size while a world runs.
 */
export type SizeClass = 'large' | 'mid' | 'small';

/** One tradable (or, for an index, followed) thing. Static: what changes with time is a quote. */
export interface Instrument {
  readonly key: InstrumentKey;
  /** Code as the wire and people write it: `AAPL`, `00700`, `EURUSD`, `BTCUSDT`. Unique within its group. */
  readonly code: string;
  readonly group: InstrumentGroup;
  readonly exchange: Exchange;
  readonly source: AssetSourceCode;
  readonly calendar: CalendarId;
  /** The currency of the price, and of every profit and loss. A price in Tether is one in dollars here. */
  readonly settlementCurrency: Currency;
  /**
   * How many times the price one of it is worth: 100 for a contract on 100 troy ounces of gold; a grain quoted in cents
   * for 5,000 bushels has 50. One for shares, coins and units of a currency.
   */
  readonly contractSize: Fixed;
  readonly names: InstrumentNames;
  /** Price around which the path is on 2026-11-18, for any seed. */
  readonly basePrice: Fixed;
  /** Standard deviation of a year's log-returns: 0.25 is a calm large stock. */
  readonly annualVolatility: number;
  /** Every price is a whole multiple of it, or of what `tickTable` says. */
  readonly tickSize: Fixed;
  /** Where the exchange's steps depend on the price; `tickSize` is that of the base price. */
  readonly tickTable?: TickTable;
  /** Decimals a price is written with. */
  readonly priceDecimals: number;
  /** Every order quantity is a whole multiple of it. */
  readonly quantityStep: Fixed;
  readonly quantityDecimals: number;
  /** Board lot: Hong Kong's, else equal to the quantity step. Traded volume comes in it. */
  readonly lotSize: Fixed;
  /** Shares or coins, where a market capitalisation makes sense. */
  readonly unitsOutstanding?: Fixed;
  /** Where there is a market capitalisation. */
  readonly size?: SizeClass;
  /** Of shares. */
  readonly sector?: Sector;
  /** Of shares; each belongs to one sector. */
  readonly industry?: Industry;
  /** Of coins. */
  readonly category?: CoinCategory;
  /** Units traded on an average day; 0 where no volume is published (currencies). */
  readonly averageVolume: number;
  readonly region?: Region;
  readonly contract?: FuturesContract;
  /** Of a share whose first day of trading lies within the calendars: before it there is no price. */
  readonly listing?: {
    /** Index of the first day in its calendar. */
    readonly day: number;
    /** World ms at which it opens. */
    readonly since: number;
    /** What the shares were sold at before: the first day's change counts from it. */
    readonly price: Fixed;
  };
  /** Listed by this brokerage only: the company is invented. */
  readonly isSimulated?: true;
  /** A few factual sentences, for the best known. */
  readonly profile?: Localised;
}

/** Whether an exchange is the instrument's: a whole country is no market that it is listed on. */
export function isListedOn({ exchange }: Pick<Instrument, 'exchange'>, market: string): boolean {
  return exchange === market;
}

/** Grains and softs are quoted in cents, as their exchanges do; their size brings the price to dollars. */
export function isQuotedInCents(contract: Instrument['contract']): boolean {
  if (contract?.product !== 'agricultural') return false;
  return contract.unit === 'bushel' || contract.unit === 'pound';
}
