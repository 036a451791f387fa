/** An alert as it is typed in. Pure. */
import type { Decimal } from '@meridian/api';
import { compare, isPositive, parseAmount } from '#domain/money.ts';
import { isReached } from './evaluation.ts';
import {
  hasFired,
  isSame,
  mostAlerts,
  type AlertCondition,
  type AlertedInstrument,
  type PriceAlert,
  type PriceMade,
} from './price-alerts.ts';

/** The largest price, and the largest move in percent points, that an alert takes. */
export const mostValue: Readonly<Record<AlertCondition, Decimal>> = {
  above: '999999999' as Decimal,
  below: '999999999' as Decimal,
  move: '1000' as Decimal,
};

/** Decimals of a move in percent points (spec §5). */
export const moveDecimals = 2;

export interface AlertDraft {
  readonly condition: AlertCondition;
  /** As the field holds it: digits with at most one point. */
  readonly typed: string;
}

export type AlertProblem =
  | 'full'
  | 'noPrice'
  | 'missing'
  | 'notAboveZero'
  | 'tooLarge'
  | 'isSet'
  | 'isReached';

/** What can be set, or the first thing that is in its way. `live`: the price as it is now, null before the first. */
export function checkDraft(
  { condition, typed }: AlertDraft,
  instrument: AlertedInstrument,
  live: Pick<PriceMade, 'price' | 'ratio'> | null,
  alerts: readonly PriceAlert[],
): { readonly value: Decimal } | { readonly problem: AlertProblem } {
  const waiting = alerts.filter((one) => !hasFired(one));
  if (waiting.length >= mostAlerts) return { problem: 'full' };
  if (live === null) return { problem: 'noPrice' };
  const value = parseAmount(typed);
  if (value === null) return { problem: typed === '' ? 'missing' : 'tooLarge' };
  if (!isPositive(value)) return { problem: 'notAboveZero' };
  if (compare(value, mostValue[condition]) > 0) return { problem: 'tooLarge' };
  const wanted = { ...instrument, condition, value };
  if (waiting.some((one) => isSame(one, wanted))) return { problem: 'isSet' };
  return isReached({ condition, value }, live) ? { problem: 'isReached' } : { value };
}
