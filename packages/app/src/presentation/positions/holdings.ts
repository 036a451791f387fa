import { holdings, maxRows, type Position } from '@meridian/api';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { nearStopOut } from '#domain/near-stop-out.ts';
import { compare } from '#domain/money.ts';
import { useApp } from '#platform/ports/context.ts';
import { newestPrice, type PricedAt } from '#platform/live/live-price.ts';
import type { InstrumentKey } from '#platform/ports/context.ts';
import { knownData } from '#platform/reading/request.ts';
import { useGrowingList, type GrowingList } from '#platform/reading/use-growing-list.ts';

export const idOf = (position: Position): string => position.id;

/**
 * Open positions, newest first; read again when an order or a wallet changes. A sum over part of a portfolio would be a
 * false one, so they come in pages as long as a call allows. Every reader shares one answer.
 */
export function useHoldings(): GrowingList<Position> {
  return useGrowingList({
    endpoint: holdings,
    request: {},
    keyOf: idOf,
    step: maxRows,
    options: { onTopics: ['orders', 'wallets'] },
  });
}

/**
 * Something worked out from the newest price of each position, as a text that stays the same as long as it does. Renders
 * again when the text changes, however many ticks come.
 */
export function useFromPrices<P extends PricedAt & InstrumentKey>(
  positions: readonly P[],
  tell: (priceOf: (position: P) => Position['price_nominal']) => string,
): string {
  const { quotes, ports } = useApp();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = positions.map((position) => quotes.subscribe(position, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [quotes, positions],
  );
  return useSyncExternalStore(subscribe, () =>
    tell((position) => newestPrice(position, quotes.tickOf(position), ports.clock.now()).price),
  );
}

const none: readonly Position[] = [];

/** The held positions at risk of forced closing, the nearest first. Renders again when that list changes. */
export function usePositionsAtRisk(): readonly Position[] {
  const held = knownData(useHoldings().request)?.list ?? none;
  // Most can never be closed by the brokerage: their ticks do not matter here.
  const positions = useMemo(() => held.filter(({ stopOutPrice }) => stopOutPrice !== null), [held]);
  const ids = useFromPrices(positions, (priceOf) => atRisk(positions, priceOf).map(idOf).join(' '));
  return useMemo(
    () => ids.split(' ').flatMap((id) => positions.find((position) => position.id === id) ?? []),
    [ids, positions],
  );
}

function atRisk(
  positions: readonly Position[],
  priceOf: (position: Position) => Position['price_nominal'],
): readonly Position[] {
  return positions
    .flatMap((position) => {
      const near = nearStopOut(position, priceOf(position));
      return near === null ? [] : [{ position, away: near.awayPercent }];
    })
    .toSorted((a, b) => compare(a.away, b.away))
    .map(({ position }) => position);
}
