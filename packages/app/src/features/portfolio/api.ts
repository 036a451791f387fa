import { closedPositions, entrustedOrders, holdings, maxRows, positionByStock } from '@meridian/api';
import type { Decimal, Order, Position, ResponseOf } from '@meridian/api';
import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '#platform/context.ts';
import type { PositionParams } from '#platform/links.ts';
import { feedOf, newestPrice } from '#platform/live-price.ts';
import { productOf } from '#platform/product.ts';
import { useGrowingList, type GrowingList } from '#platform/use-growing-list.ts';
import { useRead, type Read } from '#platform/use-read.ts';

/** Rows of a page. */
const step = 25;

/**
 * Open positions, newest first; read again when an order or a wallet changes. A sum over part of a portfolio would be a
 * false one, so they come in pages as long as a call allows.
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

export function useClosedPositions(): GrowingList<Position> {
  return useGrowingList({
    endpoint: closedPositions,
    request: {},
    keyOf: idOf,
    step,
    options: { onTopics: ['orders'] },
  });
}

export function useEntrustedOrders(): GrowingList<Order> {
  return useGrowingList({
    endpoint: entrustedOrders,
    request: {},
    keyOf: orderNoOf,
    step,
    options: { onTopics: ['orders'] },
  });
}

export const idOf = (position: Position): string => position.id;
export const orderNoOf = (order: Order): string => order.orderNo;

export type PositionDetail = ResponseOf<typeof positionByStock>;

/** One position, open or closed, with what happened to it. An address without an id means the open one of its product. */
export function usePosition(address: PositionParams): Read<PositionDetail> {
  return useRead(
    positionByStock,
    { ...productOf(address), ...(address.id !== '' && { id: address.id }) },
    { onTopics: ['orders'], priceOf: feedOf(address) },
  );
}

/** The newest price of each instrument, in the order given. Renders again when one of them changes, at most once a frame. */
export function useLivePrices(positions: readonly Position[]): readonly Decimal[] {
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
  // One text for all prices: the same as long as none of them changed.
  const prices = useSyncExternalStore(subscribe, () =>
    positions
      .map((position) => newestPrice(position, quotes.tickOf(position), ports.clock.now()).price)
      .join(' '),
  );
  return prices.split(' ') as Decimal[];
}
