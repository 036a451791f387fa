/** What is shown of a price: what was read, with the last tick in it. Comes with the screens, not with the first script. */
import { aheadToleranceMs, type Decimal, type Position, type Tick } from '@meridian/api';
import { useCallback, useSyncExternalStore } from 'react';
import type { InstrumentParams } from '../address/addresses.ts';
import { useApp, usePorts } from '../ports/context.ts';
import type { InstrumentKey } from '../ports/context.ts';

/** The instrument's last tick, null before the first. Only this component renders again when it changes. */
export function useTick({ market, stock_code, source }: InstrumentKey): Tick | null {
  const { quotes } = useApp();
  const subscribe = useCallback(
    (listener: () => void) => quotes.subscribe({ market, stock_code, source }, listener),
    [quotes, market, stock_code, source],
  );
  return useSyncExternalStore(subscribe, () => quotes.tickOf({ market, stock_code, source }));
}

/** A quote as it is now: what was read, with the instrument's last tick in it. */
export function useLive<Q extends Mergeable & InstrumentKey>(quote: Q): Q {
  const { clock } = usePorts();
  return mergeTick(quote, useTick(quote), clock.now());
}

/** A position's price as it is now, and when it was made. */
export function useNewestPrice(position: PricedAt & InstrumentKey): ReturnType<typeof newestPrice> {
  const { clock } = usePorts();
  return newestPrice(position, useTick(position), clock.now());
}

/**
 * The instrument of an address, as its feed is named. The products of an instrument share one price path: the source says
 * which prices are possible, and is no part of the feed's name.
 */
export function feedOf({
  market,
  code,
  source,
}: Pick<InstrumentParams, 'market' | 'code' | 'source'>): InstrumentKey {
  return { market, stock_code: code, source };
}

/** What is known of a position's price: read with the position, at the time it names. */
export type PricedAt = Pick<Position, 'price_nominal' | 'marketDateTimestamp'>;

/** The newer of the price that was read and the last tick's, as {@link mergeTick} tells them apart; `madeAt` in ms. */
export function newestPrice(
  { price_nominal, marketDateTimestamp }: PricedAt,
  tick: Tick | null,
  now: number,
): { readonly price: Decimal; readonly madeAt: number; readonly isTick: boolean } {
  return tick !== null && isNews(tick, marketDateTimestamp, now)
    ? { price: tick.price_nominal, madeAt: tick.quoteTimestamp, isTick: true }
    : { price: price_nominal, madeAt: marketDateTimestamp, isTick: false };
}

/**
 * Whether a tick is as new as what was read (`readFrom`, `now` in ms). What lies beyond the clock does not outlast a tick
 * that is not.
 */
export function isNews(tick: Tick, readFrom: number, now: number): boolean {
  const latest = now + aheadToleranceMs;
  const isReadBeyondTime = readFrom > latest && tick.quoteTimestamp <= latest;
  return tick.quoteTimestamp >= readFrom || isReadBeyondTime;
}

/** The part of a quote that a tick renews. */
type Renewable = Pick<Tick, 'price_nominal' | 'change' | 'change_ratio' | 'marketStatus' | 'quoteTimestamp'>;
export type Mergeable = { readonly [K in keyof Renewable]: Renewable[K] | null };

/**
 * A quote with the tick's values where the tick is newer; fields a tick leaves out keep the quote's. `now` is the
 * backend's time in ms.
 */
export function mergeTick<Q extends Mergeable>(quote: Q, tick: Tick | null, now: number): Q {
  if (tick === null || !isNews(tick, quote.quoteTimestamp ?? 0, now)) return quote;
  return {
    ...quote,
    price_nominal: tick.price_nominal,
    change: tick.change ?? quote.change,
    change_ratio: tick.change_ratio ?? quote.change_ratio,
    marketStatus: tick.marketStatus,
    quoteTimestamp: tick.quoteTimestamp,
    ...(tick.volume !== null && 'volume' in quote && { volume: tick.volume }),
    ...(tick.bid !== null && 'bid' in quote && { bid: tick.bid }),
    ...(tick.ask !== null && 'ask' in quote && { ask: tick.ask }),
  };
}
