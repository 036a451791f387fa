/** When an alert fires. Pure. */
import { aheadToleranceMs, type Decimal, type MarketPhase } from '@meridian/api';
import { absolute, compare } from '#domain/money.ts';
import type { AlertCondition, PriceAlert, PriceMade } from './price-alerts.ts';

/** A price of an open market that is older than this, in ms, is a replay; one that comes late by rule may be so much older. */
const oldMs = 20_000;
const delayMs = 20 * 60_000;

/** What an alert waits for. */
type Awaited = Pick<PriceAlert, 'condition' | 'value'>;

/** Above and below mean past the value, not at it; a move is reached with the value. */
const isPast: Readonly<
  Record<AlertCondition, (price: Pick<PriceMade, 'price' | 'ratio'>, value: Decimal) => boolean>
> = {
  above: ({ price }, value) => compare(price, value) > 0,
  below: ({ price }, value) => compare(price, value) < 0,
  move: ({ ratio }, value) => ratio !== null && compare(absolute(ratio), value) >= 0,
};

export function isReached({ condition, value }: Awaited, price: Pick<PriceMade, 'price' | 'ratio'>): boolean {
  return isPast[condition](price, value);
}

/** How an alert has been followed: up to the price made `until` (ms), and whether something came between. */
export interface Followed {
  readonly until: number;
  /** Why it is unknown what the price did since; null where every price was seen. */
  readonly gap: 'closed' | 'cut' | 'removed' | null;
}

/** A price to be evaluated. `now` is the backend's time in ms. */
export interface PriceComing extends PriceMade {
  readonly marketStatus: MarketPhase | null;
  readonly now: number;
}

/**
 * What a price changes. One that is not newer than the last, older than prices of an open market are, or beyond the clock
 * says nothing: a feed may repeat itself.
 */
export function evaluate(
  alert: Awaited & Pick<PriceAlert, 'isDelayed'>,
  coming: PriceComing,
  followed: Followed,
): { readonly followed: Followed; readonly fired: PriceAlert['fired'] } {
  const { price, ratio, at, now } = coming;
  const isAhead = at > now + aheadToleranceMs;
  if (at <= followed.until || isAhead || isReplay(alert, coming)) return { followed, fired: null };
  const how = followed.gap ?? 'live';
  return {
    followed: { until: at, gap: null },
    fired: isReached(alert, coming) ? { how, at: how === 'live' ? at : now, price, ratio } : null,
  };
}

function isReplay({ isDelayed }: Pick<PriceAlert, 'isDelayed'>, coming: PriceComing): boolean {
  const { at, now, marketStatus } = coming;
  return marketStatus === 'open' && now - at > oldMs + (isDelayed ? delayMs : 0);
}
