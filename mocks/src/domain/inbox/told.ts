/** Of what a message speaks, with all that its figures need to be written: a price has its currency, a quantity its unit. */
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { grouped } from '../figures.ts';
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import type { Instrument, InstrumentGroup, InstrumentNames } from '../market/index.ts';

export interface Told {
  readonly stockCode: string;
  /** Where the code is digits, which nobody reads as a name; else null. */
  readonly names: InstrumentNames | null;
  /** What a quantity counts: shares, contracts, or the coin or currency of this code. */
  readonly unit: string;
  /** Of its price; null where prices are no money: a pair, a contract that is quoted in cents or points. */
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

const hasMoneyPrice: ReadonlySet<InstrumentGroup> = new Set(['US', 'HK', 'CRYPTO']);

export function toldOf({ code, group, names, settlementCurrency }: Instrument): Told {
  return {
    stockCode: code,
    names: /^\d+$/.test(code) ? names : null,
    unit: units[group](code),
    currency: hasMoneyPrice.has(group) ? settlementCurrency : null,
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

/** A price or a sum with its currency before it (DECISIONS 31): `HK$666.00`. */
export function priced({ currency }: Pick<Told, 'currency'>, figure: string): string {
  return currency === null ? grouped(figure) : `${symbols.get(currency) ?? `${currency} `}${grouped(figure)}`;
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

/** In an English sentence: `10 shares of AAPL`; a coin's quantity names the coin already. */
export function countedOf(told: Told, quantity: string): string {
  const words = counted(told, quantity).en;
  return unitWords.has(told.unit) ? `${words} of ${called(told).en}` : words;
}
