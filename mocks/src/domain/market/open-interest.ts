/** How many contracts of a future are open: pure functions of (seed, product, trading day). Published once a day, at its settlement. */
import { FIXED_ONE } from '#kernel/fixed.ts';
import type { Fixed } from '#kernel/fixed.ts';
import { drawUnit, stream } from '#kernel/random.ts';
import type { TradingDay } from './calendar/calendar.ts';
import { contractMonths } from './instruments/contract-month.ts';
import type { ContractMonth } from './instruments/contract-month.ts';
import type { Instrument } from './instruments/instrument.ts';

/** Contracts open in all months, in average days of trading. */
const POSITION_DAYS = 2.4;
/** What a month holds, against the month before it. */
const SHARE_OF_NEXT = 0.55;
/** Holders leave the front month over so many of its last days. */
const ROLLING_DAYS = 10;
/** What is left in it on the last. */
const LEFT_AT_LAST = 0.08;
const MONTHS_HELD = 24;

/** Contracts open in all months of a product: wanders between fortnightly levels, with a little of each day. */
export function positionOf(seed: string, product: Instrument, day: Pick<TradingDay, 'number'>): Fixed {
  const levels = stream(seed, 'open-interest', product.key);
  const at = day.number / 10;
  const before = drawUnit(levels, Math.floor(at));
  const after = drawUnit(levels, Math.floor(at) + 1);
  const ofDay = drawUnit(stream(seed, 'open-interest-day', product.key), day.number);
  const level = 0.85 + 0.3 * (before + (after - before) * (at - Math.floor(at))) + 0.02 * ofDay;
  return BigInt(Math.round(product.averageVolume * POSITION_DAYS * level)) * FIXED_ONE;
}

/** Contracts open in one month: most in the front, until its holders roll into the next. Nothing once it has ended. */
export function openInterestOf(
  seed: string,
  product: Instrument,
  { code }: Pick<ContractMonth, 'code'>,
  day: TradingDay,
): Fixed {
  const weights = contractMonths(product, day, MONTHS_HELD).map((month, index) => ({
    code: month.code,
    weight: SHARE_OF_NEXT ** index * (index === 0 ? staying(month, day) : 1),
  }));
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  const own = weights.find((month) => month.code === code)?.weight ?? 0;
  const contracts = Number(positionOf(seed, product, day) / FIXED_ONE);
  return whole === 0 ? 0n : BigInt(Math.round((contracts * own) / whole)) * FIXED_ONE;
}

/** The share of a front month's holders who have not rolled yet. */
function staying({ lastTradingDay }: ContractMonth, day: TradingDay): number {
  const left = Math.min(1, Math.max(0, lastTradingDay.index - day.index) / ROLLING_DAYS);
  return LEFT_AT_LAST + (1 - LEFT_AT_LAST) * left;
}
