import type { Quote } from '@meridian/api';
import { useCallback, useEffect, useState } from 'react';
import { useApp } from '#platform/ports/context.ts';
import { mergeTick } from '#platform/live/live-price.ts';
import type { InstrumentKey } from '#platform/ports/context.ts';

/** The shortest time between two drawings of many prices: a hundred figures cannot be read faster. */
const drawEveryMs = 1_000;

/** What each of these quotes says now. Whoever asks is drawn again when any of them has ticked, once a second at most. */
export function useQuotesNow(quotes: readonly Quote[]): (quote: Quote) => Quote {
  const { quotes: feed, ports } = useApp();
  const [drawnAt, setDrawnAt] = useState(() => ports.clock.now());
  // Another array of the same instruments, as after a refresh, leaves their topics subscribed.
  const watched = JSON.stringify(
    quotes.map(({ market, stock_code, source }) => ({ market, stock_code, source })),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onTick = (): void => {
      timer ??= setTimeout(() => {
        timer = undefined;
        setDrawnAt(ports.clock.now());
      }, drawEveryMs);
    };
    const stops = (JSON.parse(watched) as InstrumentKey[]).map((instrument) =>
      feed.subscribe(instrument, onTick),
    );
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [watched, feed, ports]);
  return useCallback((quote) => mergeTick(quote, feed.tickOf(quote), drawnAt), [feed, drawnAt]);
}
