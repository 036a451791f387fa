import type { Decimal } from '@meridian/api';
import { createDateFormat, type DateFormat, type FormatSetting } from './date-format.ts';

export type Trend = 'up' | 'down' | 'flat';

/** What is shown where there is no value (spec §5). */
export const missing = '--';

/** Money shows 2 decimals (spec §9). */
const moneyDecimals = 2;
const percentDecimals = 2;
/** A quantity shows as many decimals as it has, up to the finest crypto step. */
const maxQuantityDecimals = 8;

export interface Format extends DateFormat {
  /** A price in the instrument's own decimals, without currency; where those are not known, in as many as it came with. */
  price(value: Decimal | null, decimals: number | null): string;
  /** `$1,234.50`, `HK$…`, `€…` (DECISIONS 31). `signed` puts + or − before it; zero has no sign. */
  money(value: Decimal | null, currency: string, options?: { signed?: boolean; decimals?: number }): string;
  /** A change of price, signed. */
  change(value: Decimal | null, decimals: number | null): string;
  /** Percent points with 2 decimals (spec §5), signed unless `signed` is false. */
  percent(value: Decimal | null, options?: { signed?: boolean }): string;
  quantity(value: Decimal | null): string;
  /** Rounded to three digits for overviews: 1.23M, 123万, 123萬. */
  compact(value: Decimal | null, currency?: string): string;
  /** Of a column that is compared downwards: all in the unit of the largest, with the same decimals: 12.3M, 0.9M. */
  compactColumn(values: readonly Decimal[]): readonly string[];
}

/** The one way numbers, money and times become text. Made once for a language; its `Intl` objects are kept. */
export function createFormat(setting: FormatSetting): Format {
  const { locale } = setting;
  const kept = new Map<string, Intl.NumberFormat>();

  function numbers(options: Intl.NumberFormatOptions): (value: Decimal) => string {
    const key = JSON.stringify(options);
    const format = kept.get(key) ?? new Intl.NumberFormat(locale, options);
    kept.set(key, format);
    // Given as text, not as a number: every digit of the decimal is kept.
    return (value) => withTrueMinus(format.format(value as string as `${number}`));
  }

  const fixed = (decimals: number, isSigned: boolean): ((value: Decimal) => string) =>
    numbers({
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      // A value that rounds to zero is zero, and zero has no sign (DECISIONS 3).
      signDisplay: isSigned ? 'exceptZero' : 'negative',
    });

  return {
    ...createDateFormat(setting),
    price: (value, decimals) =>
      value === null ? missing : fixed(decimals ?? decimalsIn(value), false)(value),
    money: (value, currency, { signed = false, decimals = moneyDecimals } = {}) =>
      value === null ? missing : withSymbol(fixed(decimals, signed)(value), currency),
    change: (value, decimals) =>
      value === null ? missing : fixed(decimals ?? decimalsIn(value), true)(value),
    percent: (value, { signed = true } = {}) =>
      value === null ? missing : `${fixed(percentDecimals, signed)(value)}%`,
    quantity: (value) =>
      value === null
        ? missing
        : numbers({ maximumFractionDigits: maxQuantityDecimals, signDisplay: 'negative' })(value),
    compact: (value, currency) => {
      if (value === null) return missing;
      const text = numbers({ notation: 'compact', maximumSignificantDigits: 3, signDisplay: 'negative' })(
        value,
      );
      const own = locale === 'zh-Hant' ? inHongKong(text) : text;
      return currency === undefined ? own : withSymbol(own, currency);
    },
    compactColumn: (values) => {
      const most = Math.max(0, ...values.map(wholeDigitsOf));
      const { zeros, word } = unitsOf[locale].find((unit) => most > unit.zeros) ?? { zeros: 0, word: '' };
      const decimals = zeros === 0 ? 0 : Math.min(2, Math.max(1, 3 - (most - zeros)));
      const write = fixed(decimals, false);
      const least = `0.${'0'.repeat(Math.max(0, decimals - 1))}1` as Decimal;
      return values.map((value) => {
        const text = write(shifted(value, zeros));
        const isLess = decimals > 0 && /[1-9]/.test(value) && !/[1-9]/.test(text);
        return isLess ? `<${write(least)}${word}` : text + word;
      });
    },
  };
}

/** The units that large numbers are counted in, as `Intl` names them, largest first. */
const unitsOf: Readonly<Record<FormatSetting['locale'], readonly { zeros: number; word: string }[]>> = {
  en: [
    { zeros: 12, word: 'T' },
    { zeros: 9, word: 'B' },
    { zeros: 6, word: 'M' },
    { zeros: 3, word: 'K' },
  ],
  'zh-Hans': [
    { zeros: 12, word: '万亿' },
    { zeros: 8, word: '亿' },
    { zeros: 4, word: '万' },
  ],
  'zh-Hant': [
    { zeros: 12, word: '萬億' },
    { zeros: 8, word: '億' },
    { zeros: 4, word: '萬' },
  ],
};

const wholeDigitsOf = (value: Decimal): number => /^-?0*(\d*)/.exec(value)?.[1]?.length ?? 0;

/** The value with its point moved so many places to the left: every digit is kept. */
function shifted(value: Decimal, places: number): Decimal {
  const [, sign = '', whole = '', decimals = ''] = /^(-?)(\d+)\.?(\d*)$/.exec(value) ?? [];
  const padded = whole.padStart(places + 1, '0');
  const point = padded.length - places;
  return `${sign}${padded.slice(0, point)}.${padded.slice(point)}${decimals || '0'}` as Decimal;
}

/** How many a price is written with. */
const decimalsIn = (value: Decimal): number => value.split('.')[1]?.length ?? 0;

/** By policy, not by locale (DECISIONS 31). The spec's "EURO" and the code EUR are the same money. */
const symbols: ReadonlyMap<string, string> = new Map([
  ['USD', '$'],
  ['HKD', 'HK$'],
  ['EUR', '€'],
  ['EURO', '€'],
]);

/** What a currency is called on screens: euros by the spec's word (DECISIONS 52), any other by its code. */
export function currencyName(currency: string): string {
  return currency === 'EUR' ? 'EURO' : currency;
}

/** Symbol of a currency; one without a symbol of ours is shown by its code. */
export function currencySymbol(currency: string): string {
  return symbols.get(currency) ?? `${currency} `;
}

/** −$12.00, not $−12.00: the sign is of the amount. */
function withSymbol(number: string, currency: string): string {
  const sign = /^[+\u2212]/.exec(number)?.[0] ?? '';
  return sign + currencySymbol(currency) + number.slice(sign.length);
}

/** A million millions is 兆 in Taiwan, whose words the locale has; a reader in Hong Kong says 萬億. */
function inHongKong(number: string): string {
  return number.replace('兆', '萬億');
}

function withTrueMinus(text: string): string {
  return text.replace('-', '\u2212');
}

/** Rise, fall or neither, by the sign. Zero and a missing value are neither (DECISIONS 3). */
export function trendOf(value: Decimal | null): Trend {
  if (value === null || /^-?0*(\.0*)?$/.test(value)) return 'flat';
  return value.startsWith('-') ? 'down' : 'up';
}
