/** Of what a message speaks, with all that its figures need to be written: a price has its currency, a quantity its unit. */
import { openClose, tradeDirection } from '@meridian/api';
import type { OpenClose, TradeDirection } from '@meridian/api';
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { grouped } from '../figures.ts';
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import { isQuotedInCents } from '../market/index.ts';
import type { Instrument, InstrumentGroup, InstrumentNames } from '../market/index.ts';

export interface Told {
  readonly stockCode: string;
  /** Where the code is digits, which nobody reads as a name; else null. */
  readonly names: InstrumentNames | null;
  /** What a quantity counts: shares, contracts, or the coin or currency of this code. */
  readonly unit: string;
  /** Of its price, `USX` where that is in US cents; null where prices are no money: a pair, an index in points. */
  readonly currency: string | null;
}

const units: Readonly<Record<InstrumentGroup, (code: string) => string>> = {
  US: () => 'share',
  HK: () => 'share',
  INDEX: () => 'contract',
  FUTURE: () => 'contract',
  FOREX: (code) => code.slice(0, 3),
  CRYPTO: (code) => code.replace(/USDT$/, ''),
};

const hasMoneyPrice: ReadonlySet<InstrumentGroup> = new Set(['US', 'HK', 'CRYPTO', 'FUTURE']);

function priceCurrency({ group, contract, settlementCurrency }: Instrument): string | null {
  if (!hasMoneyPrice.has(group)) return null;
  return isQuotedInCents(contract) ? 'USX' : settlementCurrency;
}

export function toldOf(instrument: Instrument): Told {
  const { code, group, names } = instrument;
  return {
    stockCode: code,
    names: /^\d+$/.test(code) ? names : null,
    unit: units[group](code),
    currency: priceCurrency(instrument),
  };
}

/** A price as a message keeps it: with the decimals that its instrument is quoted with. */
export function priceText({ priceDecimals }: Pick<Instrument, 'priceDecimals'>, price: Fixed): string {
  return formatFixed(price, priceDecimals);
}

export const quantityText = (quantity: Fixed): string => formatExact(quantity);

const symbols: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['HKD', 'HK$'],
  ['EUR', '€'],
]);

/** A price or a sum with its currency before it (DECISIONS 31): `HK$666.00`; cents have no sign that everybody knows. */
export function priced({ currency }: Pick<Told, 'currency'>, figure: string): Localised {
  const number = grouped(figure);
  if (currency === 'USX') return localised(`${number} US cents`, `${number} 美分`, `${number} 美仙`);
  const sign = currency === null ? '' : (symbols.get(currency) ?? `${currency} `);
  return localised(`${sign}${number}`, `${sign}${number}`, `${sign}${number}`);
}

/**
 * What it is called at the beginning of a sentence: `AAPL`, “腾讯控股（00700）”. In Chinese with the space that keeps Latin
 * letters apart from what follows.
 */
export function called({ stockCode: code, names }: Pick<Told, 'stockCode' | 'names'>): Localised {
  if (names === null) return localised(code, `${code} `, `${code} `);
  return localised(
    `${names.en} (${code})`,
    `${names['zh-Hans'] ?? names.en}（${code}）`,
    `${names['zh-Hant'] ?? names.en}（${code}）`,
  );
}

/** The same after other words. */
export function calledWithin(told: Pick<Told, 'stockCode' | 'names'>): Localised {
  const { en, ...chinese } = called(told);
  const space = told.names === null ? ' ' : '';
  return localised(en, `${space}${chinese['zh-Hans']}`, `${space}${chinese['zh-Hant']}`);
}

const unitWords: ReadonlyMap<string, (quantity: string) => Localised> = new Map([
  ['share', (quantity) => localised(quantity === '1' ? 'share' : 'shares', '股', '股')],
  ['contract', (quantity) => localised(quantity === '1' ? 'contract' : 'contracts', '手', '張')],
]);

/** A quantity with what it counts: `10 shares`, `10 股`, `0.125 BTC`. */
export function counted({ unit }: Pick<Told, 'unit'>, quantity: string): Localised {
  const figure = grouped(quantity);
  const word = unitWords.get(unit)?.(quantity) ?? localised(unit, unit, unit);
  return localised(`${figure} ${word.en}`, `${figure} ${word['zh-Hans']}`, `${figure} ${word['zh-Hant']}`);
}

/**
 * In an English sentence: `10 shares of AAPL`; a coin's quantity names the coin already, and of a pair it names half:
 * `10,000 EUR (EURUSD)`.
 */
export function countedOf(told: Told, quantity: string): string {
  const words = counted(told, quantity).en;
  if (unitWords.has(told.unit)) return `${words} of ${called(told).en}`;
  return told.currency === null ? `${words} (${told.stockCode})` : words;
}

/** What an order does. Its direction is the position's, so the one that closes a short buys. */
export type Deed = 'buy' | 'sellShort' | 'sell' | 'buyBack';

export function deedOf(order: { readonly direction: TradeDirection; readonly openClose: OpenClose }): Deed {
  const isLong = order.direction === tradeDirection.buy;
  if (order.openClose === openClose.open) return isLong ? 'buy' : 'sellShort';
  return isLong ? 'sell' : 'buyBack';
}

/** Done, as a title begins: `Bought`, `已买入`. */
export const deedDone: Readonly<Record<Deed, Localised>> = {
  buy: localised('Bought', '已买入', '已買入'),
  sellShort: localised('Sold short', '已卖空', '已沽空'),
  sell: localised('Sold', '已卖出', '已賣出'),
  buyBack: localised('Bought back', '已平空', '已平淡倉'),
};

/** What an order is there for: `to buy`, `买入`. */
export const deedMeant: Readonly<Record<Deed, Localised>> = {
  buy: localised('to buy', '买入', '買入'),
  sellShort: localised('to sell short', '卖空', '沽空'),
  sell: localised('to sell', '卖出', '賣出'),
  buyBack: localised('to buy back', '平空', '平淡倉'),
};
