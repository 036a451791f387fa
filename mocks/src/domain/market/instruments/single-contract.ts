/**
 * One delivery month of a future as an instrument of its own. It follows the drivers of its product from a base price of
 * its own, so that its quote, candles and ticks agree like those of any instrument, and have one ratio to the continuous series.
 */
import { FIXED_ONE, formatExact, multiplyDivide, parseFixed, roundToStep } from '#kernel/fixed.ts';
import { hashUnit } from '#kernel/random.ts';
import { tradingDayAt } from '../calendar/calendar.ts';
import { contractMonthOf, contractMonths, frontContract } from './contract-month.ts';
import type { ContractMonth } from './contract-month.ts';
import { twins } from '../data/kinship.ts';
import type { Instrument, InstrumentNames } from './instrument.ts';

/** The day whose front month is at the level of the continuous series (see `driver.ts`). */
const ANCHOR = Date.parse('2026-11-18T15:30:00Z');
const MS_PER_YEAR = 365 * 86_400_000;
/** A month's share of the trading, against the month before it. */
const VOLUME_OF_NEXT = 0.5;

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The instrument of a contract's code; undefined where the product has no such month. */
export function singleContract(product: Instrument, code: string): Instrument | undefined {
  const month = contractMonthOf(product, code);
  const { contract, tickSize } = product;
  if (month === undefined || contract === undefined) return undefined;
  const anchorDay = tradingDayAt(product.calendar, ANCHOR);
  const front = frontContract(product, anchorDay);
  const years = (month.lastTradingDay.close - front.lastTradingDay.close) / MS_PER_YEAR;
  const ratio = parseFixed((1 + carryOf(product) * years).toFixed(6));
  const months = contractMonths(product, anchorDay, 24);
  const distance = Math.max(
    0,
    months.findIndex((one) => one.code === code),
  );
  return {
    ...product,
    key: `FUTURE:${code}`,
    code,
    names: namesOf(product, month),
    basePrice: parseFixed(
      formatExact(roundToStep(multiplyDivide(product.basePrice, ratio, FIXED_ONE), tickSize)),
    ),
    averageVolume: product.averageVolume * Math.max(0.01, VOLUME_OF_NEXT ** (distance + 1)),
    contract: {
      ...contract,
      delivery: {
        product,
        month: month.deliveryMonth,
        tradesUntil: month.lastTradingDay.close,
        settledAt: month.settlementDay.open,
      },
    },
  };
}

/** What a year's wait adds to the price, as a share: storage and interest, or less than nothing where goods are short. */
function carryOf(product: Instrument): number {
  return -0.02 + 0.08 * hashUnit('carry', 'product', twins[product.key] ?? product.key);
}

/** As each market's press writes a month: "Gold Dec 2026", "COMEX黄金2612". */
function namesOf({ names }: Instrument, { deliveryMonth }: ContractMonth): InstrumentNames {
  const [year = '', month = ''] = deliveryMonth.split('-');
  const digits = `${year.slice(-2)}${month}`;
  return {
    en: `${names.en} ${monthNames[Number(month) - 1] ?? ''} ${year}`,
    'zh-Hans': `${names['zh-Hans'] ?? names.en}${digits}`,
    'zh-Hant': `${names['zh-Hant'] ?? names.en}${digits}`,
  };
}
