/** Currencies and the pairs listed of them. */

/** Name in English, in the mainland's press, in Hong Kong's press; dollars a unit; volatility in percent a year. */
type CurrencyRow = readonly [
  en: string,
  zhHans: string,
  zhHant: string,
  dollarRate: string,
  volatility: number,
];

/**
 * `dollarRate` is written as the market quotes the currency against the dollar: dollars a unit for the first four,
 * units a dollar for the rest.
 */
const currencies = {
  EUR: ['Euro', '欧元', '歐元', '1.16082', 7.2],
  GBP: ['British Pound', '英镑', '英鎊', '1.31548', 7.8],
  AUD: ['Australian Dollar', '澳元', '澳元', '0.65117', 9.4],
  NZD: ['New Zealand Dollar', '新西兰元', '紐元', '0.56684', 9.8],
  USD: ['US Dollar', '美元', '美元', '1', 0],
  JPY: ['Japanese Yen', '日元', '日圓', '154.682', 9.6],
  CHF: ['Swiss Franc', '瑞士法郎', '瑞士法郎', '0.79524', 7.9],
  CAD: ['Canadian Dollar', '加元', '加元', '1.40263', 6.1],
  CNH: ['Offshore Renminbi', '离岸人民币', '離岸人民幣', '7.10436', 3.9],
  HKD: ['Hong Kong Dollar', '港元', '港元', '7.77215', 0.6],
  SGD: ['Singapore Dollar', '新加坡元', '新加坡元', '1.30142', 4.8],
  MXN: ['Mexican Peso', '墨西哥比索', '墨西哥披索', '18.36241', 11.6],
  NOK: ['Norwegian Krone', '挪威克朗', '挪威克朗', '10.08352', 10.8],
  SEK: ['Swedish Krona', '瑞典克朗', '瑞典克朗', '9.46127', 10.4],
  TRY: ['Turkish Lira', '土耳其里拉', '土耳其里拉', '42.31506', 9.2],
  ZAR: ['South African Rand', '南非兰特', '南非蘭特', '17.15483', 13.4],
} as const satisfies Record<string, CurrencyRow>;

export type Currency = keyof typeof currencies;

const quotedInDollars: readonly Currency[] = ['EUR', 'GBP', 'AUD', 'NZD', 'USD'];

/** Pairs in the order of their list: the seven majors as the market ranks them, the dollar's other pairs, then crosses. */
export const pairs: readonly (readonly [base: Currency, quote: Currency])[] = [
  ['EUR', 'USD'],
  ['USD', 'JPY'],
  ['GBP', 'USD'],
  ['AUD', 'USD'],
  ['USD', 'CAD'],
  ['USD', 'CHF'],
  ['NZD', 'USD'],
  ['USD', 'CNH'],
  ['USD', 'HKD'],
  ['USD', 'SGD'],
  ['USD', 'MXN'],
  ['USD', 'NOK'],
  ['USD', 'SEK'],
  ['USD', 'TRY'],
  ['USD', 'ZAR'],
  ['EUR', 'GBP'],
  ['EUR', 'JPY'],
  ['EUR', 'CHF'],
  ['EUR', 'AUD'],
  ['EUR', 'CAD'],
  ['EUR', 'NZD'],
  ['GBP', 'JPY'],
  ['GBP', 'CHF'],
  ['GBP', 'AUD'],
  ['GBP', 'CAD'],
  ['AUD', 'JPY'],
  ['AUD', 'CAD'],
  ['AUD', 'NZD'],
  ['CAD', 'JPY'],
  ['CHF', 'JPY'],
  ['NZD', 'JPY'],
  ['GBP', 'NZD'],
  ['AUD', 'CHF'],
  ['CAD', 'CHF'],
  ['NZD', 'CAD'],
  ['NZD', 'CHF'],
  ['EUR', 'NOK'],
  ['EUR', 'SEK'],
  ['EUR', 'SGD'],
  ['EUR', 'HKD'],
  ['EUR', 'CNH'],
  ['GBP', 'HKD'],
  ['GBP', 'SGD'],
  ['AUD', 'SGD'],
  ['AUD', 'HKD'],
  ['SGD', 'JPY'],
  ['CNH', 'JPY'],
  ['NOK', 'SEK'],
];

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(currencies, code);
}

/** Names in English, zh-Hans and zh-Hant. */
export function currencyNames(currency: Currency): readonly [en: string, zhHans: string, zhHant: string] {
  const [en, zhHans, zhHant] = currencies[currency];
  return [en, zhHans, zhHant];
}

/** Standard deviation of a year's log-returns against the dollar. */
export function currencyVolatility(currency: Currency): number {
  return currencies[currency][4] / 100;
}

/** The market's dollar rate and how it is written. */
export function dollarRate(currency: Currency): { readonly rate: string; readonly isDollarsAUnit: boolean } {
  return { rate: currencies[currency][3], isDollarsAUnit: quotedInDollars.includes(currency) };
}
