/** What a message is about, and how its figures are written: a price with its currency, a quantity with its unit. */
import { openClose, tradeDirection } from '@meridian/api';
import type { OpenClose, TradeDirection } from '@meridian/api';
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { grouped } from '../figures.ts';
import { localised, sameInAll } from '../localised.ts';
import type { Localised } from '../localised.ts';
import { isQuotedInCents } from '../market/index.ts';
import type { Instrument, InstrumentGroup, InstrumentNames } from '../market/index.ts';

export interface MessageSubject {
  readonly stockCode: string;
  /** Null unless the code is digits, which say nothing to a reader. */
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

export function subjectOf(instrument: Instrument): MessageSubject {
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
export function priced({ currency }: Pick<MessageSubject, 'currency'>, figure: string): Localised {
  const number = grouped(figure);
  if (currency === 'USX')
    return localised({ en: `${number} US cents`, 'zh-Hans': `${number} 美分`, 'zh-Hant': `${number} 美仙` });
  const sign = currency === null ? '' : (symbols.get(currency) ?? `${currency} `);
  return localised({ en: `${sign}${number}`, 'zh-Hans': `${sign}${number}`, 'zh-Hant': `${sign}${number}` });
}

/**
 * What it is called at the beginning of a sentence: `AAPL`, “腾讯控股（00700）”. In Chinese with the space that keeps Latin
 * letters apart from what follows.
 */
export function called({ stockCode: code, names }: Pick<MessageSubject, 'stockCode' | 'names'>): Localised {
  if (names === null) return localised({ en: code, 'zh-Hans': `${code} `, 'zh-Hant': `${code} ` });
  return localised({
    en: `${names.en} (${code})`,
    'zh-Hans': `${names['zh-Hans'] ?? names.en}（${code}）`,
    'zh-Hant': `${names['zh-Hant'] ?? names.en}（${code}）`,
  });
}

/** The same after other words. */
export function calledWithin(subject: Pick<MessageSubject, 'stockCode' | 'names'>): Localised {
  const { en, ...chinese } = called(subject);
  const space = subject.names === null ? ' ' : '';
  return localised({
    en: en,
    'zh-Hans': `${space}${chinese['zh-Hans']}`,
    'zh-Hant': `${space}${chinese['zh-Hant']}`,
  });
}

const unitWords: ReadonlyMap<string, (quantity: string) => Localised> = new Map([
  [
    'share',
    (quantity) => localised({ en: quantity === '1' ? 'share' : 'shares', 'zh-Hans': '股', 'zh-Hant': '股' }),
  ],
  [
    'contract',
    (quantity) =>
      localised({ en: quantity === '1' ? 'contract' : 'contracts', 'zh-Hans': '手', 'zh-Hant': '張' }),
  ],
]);

/** A quantity with what it counts: `10 shares`, `10 股`, `0.125 BTC`. */
export function counted({ unit }: Pick<MessageSubject, 'unit'>, quantity: string): Localised {
  const figure = grouped(quantity);
  const word = unitWords.get(unit)?.(quantity) ?? sameInAll(unit);
  return localised({
    en: `${figure} ${word.en}`,
    'zh-Hans': `${figure} ${word['zh-Hans']}`,
    'zh-Hant': `${figure} ${word['zh-Hant']}`,
  });
}

/**
 * In an English sentence: `10 shares of AAPL`; a coin's quantity names the coin already, and of a pair it names half:
 * `10,000 EUR (EURUSD)`.
 */
export function countedOf(subject: MessageSubject, quantity: string): string {
  const words = counted(subject, quantity).en;
  if (unitWords.has(subject.unit)) return `${words} of ${called(subject).en}`;
  return subject.currency === null ? `${words} (${subject.stockCode})` : words;
}

/** What an order does. Its direction is the position's, so the one that closes a short buys. */
export type OrderAction = 'buy' | 'sellShort' | 'sell' | 'buyBack';

export function actionOf(order: {
  readonly direction: TradeDirection;
  readonly openClose: OpenClose;
}): OrderAction {
  const isLong = order.direction === tradeDirection.buy;
  if (order.openClose === openClose.open) return isLong ? 'buy' : 'sellShort';
  return isLong ? 'sell' : 'buyBack';
}

/** Done, as a title begins: `Bought`, `已买入`. */
export const actionDone: Readonly<Record<OrderAction, Localised>> = {
  buy: localised({ en: 'Bought', 'zh-Hans': '已买入', 'zh-Hant': '已買入' }),
  sellShort: localised({ en: 'Sold short', 'zh-Hans': '已卖空', 'zh-Hant': '已沽空' }),
  sell: localised({ en: 'Sold', 'zh-Hans': '已卖出', 'zh-Hant': '已賣出' }),
  buyBack: localised({ en: 'Bought back', 'zh-Hans': '已平空', 'zh-Hant': '已平淡倉' }),
};

/** What an order is there for: `to buy`, `买入`. */
export const actionIntended: Readonly<Record<OrderAction, Localised>> = {
  buy: localised({ en: 'to buy', 'zh-Hans': '买入', 'zh-Hant': '買入' }),
  sellShort: localised({ en: 'to sell short', 'zh-Hans': '卖空', 'zh-Hant': '沽空' }),
  sell: localised({ en: 'to sell', 'zh-Hans': '卖出', 'zh-Hant': '賣出' }),
  buyBack: localised({ en: 'to buy back', 'zh-Hans': '平空', 'zh-Hant': '平淡倉' }),
};
