/** Turns the catalogue's table rows into instruments, with each market's rules for ticks, steps and lots. */
import {
  FIXED_DECIMALS,
  FIXED_ONE,
  divide,
  formatExact,
  multiply,
  parseFixed,
  roundToStep,
} from '#kernel/fixed.ts';
import type { Fixed } from '#kernel/fixed.ts';
import type { CryptoRow, FutureRow, HongKongRow, IndexRow, StockRow } from '../data/rows.ts';
import { currencyNames, dollarRate } from '../data/forex.ts';
import type { Currency } from '../data/forex.ts';
import { profiles } from '../data/profiles.ts';
import { industries } from '../data/sectors.ts';
import type { Industry } from '../data/sectors.ts';
import { sourceOfGroup } from './instrument.ts';
import type {
  Instrument,
  InstrumentGroup,
  InstrumentKey,
  InstrumentNames,
  Region,
  SizeClass,
} from './instrument.ts';
import { legsOfPair, volatilityOf } from '../path/legs.ts';
import { hongKongTicks, tickIn } from './tick-sizes.ts';

const MILLION = 1_000_000;
/** In one US dollar, about: sizes are classes. */
const HONG_KONG_DOLLARS = 7.8;
const CENT = parseFixed('0.01');

/** A share of a US exchange: one share, one cent. */
export function listStock(exchange: 'NASDAQ' | 'NYSE' | 'AMEX', row: StockRow): Instrument {
  const [code, en, zhHans, zhHant, price, volatility, sharesMillions, volumeMillions, industry] = row;
  return {
    ...identity('US', code, named(en, zhHans, zhHant)),
    exchange,
    calendar: 'US',
    settlementCurrency: 'USD',
    contractSize: FIXED_ONE,
    ...priced(price, CENT),
    ...inSteps(FIXED_ONE),
    annualVolatility: volatility / 100,
    unitsOutstanding: units(sharesMillions * MILLION),
    size: sizeOf(Number(price) * sharesMillions),
    ...inTrade(industry),
    averageVolume: volumeMillions * MILLION,
  };
}

/** A share of Hong Kong: whole board lots, ticks by the exchange's spread table. */
export function listHongKongStock(row: HongKongRow): Instrument {
  const [code, en, zhHans, zhHant, price, volatility, sharesMillions, volumeMillions, boardLot, industry] =
    row;
  return {
    ...identity('HK', code, named(en, zhHans, zhHant)),
    exchange: 'HKEX',
    calendar: 'HK',
    settlementCurrency: 'HKD',
    contractSize: FIXED_ONE,
    ...priced(price, tickIn(hongKongTicks, parseFixed(price))),
    tickTable: hongKongTicks,
    ...inSteps(units(boardLot)),
    annualVolatility: volatility / 100,
    unitsOutstanding: units(sharesMillions * MILLION),
    size: sizeOf((Number(price) * sharesMillions) / HONG_KONG_DOLLARS),
    ...inTrade(industry),
    averageVolume: volumeMillions * MILLION,
  };
}

/** An index: followed, not traded. */
export function listIndex(region: Region, row: IndexRow): Instrument {
  const [code, en, zhHans, zhHant, level, volatility, volumeMillions, calendar, settlementCurrency] = row;
  return {
    ...identity('INDEX', code, named(en, zhHans, zhHant)),
    exchange: 'INDEX',
    calendar,
    settlementCurrency,
    contractSize: FIXED_ONE,
    ...priced(level, CENT),
    ...inSteps(FIXED_ONE),
    annualVolatility: volatility / 100,
    averageVolume: volumeMillions * MILLION,
    region,
  };
}

/**
 * A currency pair: tenths of a pip, thousands of units; no volume is published. Crosses are worked out of the dollar
 * rates, as the market does.
 */
export function listForex(base: Currency, quote: Currency): Instrument {
  const code = base + quote;
  const tick = parseFixed(quote === 'JPY' ? '0.001' : '0.00001');
  const [of, to] = [currencyNames(base), currencyNames(quote)];
  return {
    ...identity('FOREX', code, named(`${of[0]} / ${to[0]}`, `${of[1]}/${to[1]}`, `${of[2]}/${to[2]}`)),
    exchange: 'FOREX',
    calendar: 'FOREX',
    settlementCurrency: quote,
    contractSize: FIXED_ONE,
    ...priced(formatExact(roundToStep(crossRate(base, quote), tick)), tick),
    ...inSteps(1000n * FIXED_ONE),
    annualVolatility: volatilityOf(legsOfPair(code)),
    averageVolume: 0,
  };
}

/** Units of the second currency for one of the first. */
function crossRate(base: Currency, quote: Currency): Fixed {
  const [first, second] = [dollarRate(base), dollarRate(quote)];
  const dollars = first.isDollarsAUnit ? parseFixed(first.rate) : divide(FIXED_ONE, parseFixed(first.rate));
  if (base === 'USD' && !second.isDollarsAUnit) return parseFixed(second.rate);
  const rate = parseFixed(second.rate);
  return second.isDollarsAUnit ? divide(dollars, rate) : multiply(dollars, rate);
}

/** A future: whole contracts of its front month. */
export function listFuture(row: FutureRow): Instrument {
  const [code, en, zhHans, zhHant, exchange, product, price, tick, volatility, volumeThousands, ...terms] =
    row;
  const [contractSize, unit, deliveryMonths] = terms;
  return {
    ...identity('FUTURE', code, named(en, zhHans, zhHant)),
    exchange,
    calendar: 'FUTURES',
    settlementCurrency: 'USD',
    ...priced(price, parseFixed(tick)),
    ...inSteps(FIXED_ONE),
    annualVolatility: volatility / 100,
    averageVolume: volumeThousands * 1000,
    contractSize: parseFixed(String(contractSize)),
    contract: { product, unit, deliveryMonths },
  };
}

/** A coin against USDT: the cheaper, the finer its tick and the coarser its step. */
export function listCrypto(row: CryptoRow): Instrument {
  const [coin, en, zhHans, zhHant, price, volatility, coinsMillions, volumeThousands, category] = row;
  const { tick, step } = cryptoScale(Number(price));
  return {
    ...identity('CRYPTO', `${coin}USDT`, named(en, zhHans, zhHant)),
    exchange: 'CRYPTO',
    calendar: 'CRYPTO',
    settlementCurrency: 'USD',
    contractSize: FIXED_ONE,
    ...priced(price, parseFixed(tick)),
    ...inSteps(parseFixed(step)),
    annualVolatility: volatility / 100,
    unitsOutstanding: units(coinsMillions * MILLION),
    size: sizeOf(Number(price) * coinsMillions),
    category,
    averageVolume: volumeThousands * 1000,
  };
}

function cryptoScale(price: number): { readonly tick: string; readonly step: string } {
  if (price >= 10_000) return { tick: '0.01', step: '0.00001' };
  if (price >= 100) return { tick: '0.01', step: '0.001' };
  if (price >= 10) return { tick: '0.001', step: '0.01' };
  if (price >= 1) return { tick: '0.0001', step: '0.1' };
  // Five digits at least, however cheap the coin: ticks of 1e-8 would move a price of 0.00000487 by a fifth of a percent.
  for (const [below, tick] of smallCoinTicks) if (price >= below) return { tick, step: '1' };
  throw new RangeError(`a coin of ${price} has no tick`);
}

const smallCoinTicks: readonly (readonly [price: number, tick: string])[] = [
  [0.1, '0.00001'],
  [0.01, '0.000001'],
  [0.001, '0.0000001'],
  [0.0001, '0.00000001'],
  [0.00001, '0.000000001'],
  [0.000001, '0.0000000001'],
];

/** Of a capitalisation in millions of dollars. */
function sizeOf(millions: number): SizeClass {
  if (millions >= 10_000) return 'large';
  return millions >= 2_000 ? 'mid' : 'small';
}

function inTrade(industry: Industry) {
  return { industry, sector: industries[industry].sector };
}

function identity(group: InstrumentGroup, code: string, names: InstrumentNames) {
  const key: InstrumentKey = `${group}:${code}`;
  const profile = profiles[key];
  return {
    key,
    code,
    group,
    source: sourceOfGroup[group],
    names,
    ...(profile === undefined ? {} : { profile }),
  };
}

function named(en: string, zhHans: string, zhHant: string): InstrumentNames {
  return {
    en,
    ...(zhHans === '' ? {} : { 'zh-Hans': zhHans }),
    ...(zhHant === '' ? {} : { 'zh-Hant': zhHant }),
  };
}

/** @throws RangeError for a price between two ticks: a slip in a table. */
function priced(price: string, tickSize: Fixed) {
  const basePrice = parseFixed(price);
  if (basePrice % tickSize !== 0n) throw new RangeError(`${price} is no multiple of its tick`);
  return {
    basePrice,
    tickSize,
    priceDecimals: Math.max(decimalsOf(tickSize), tickSize === FIXED_ONE ? 0 : 2),
  };
}

function inSteps(step: Fixed) {
  return { quantityStep: step, quantityDecimals: decimalsOf(step), lotSize: step };
}

function decimalsOf(value: Fixed): number {
  let decimals = 0;
  while (value % 10n ** BigInt(FIXED_DECIMALS - decimals) !== 0n) decimals += 1;
  return decimals;
}

function units(count: number): Fixed {
  return BigInt(Math.round(count)) * FIXED_ONE;
}
