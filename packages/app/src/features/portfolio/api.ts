import { closedPositions, entrustedOrders, holdings, maxRows, positionByStock } from '@meridian/api';
import type { Decimal, Order, Page, Position, ResponseOf } from '@meridian/api';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useApp } from '../../platform/context.ts';
import type { PositionParams } from '../../platform/links.ts';
import { longerBy } from '../../presentation/growing.ts';
import { feedOf, newestPrice } from '../../platform/live-price.ts';
import { useRead, type Read } from '../../platform/use-read.ts';

/** Rows of the first page, and how many each "show more" adds. A hero over part of a portfolio would be a false one, so holdings come whole. */
const step = 25;

export interface PagedRead<Item> extends Read<Page<Item>> {
  /** Rows asked for: no more of them are shown. */
  readonly pageSize: number;
  readonly isGrowing: boolean;
  more(): void;
}

/** Open positions, newest first; read again when an order or a wallet changes. */
export function useHoldings(): Read<Page<Position>> {
  return useRead(holdings, { pageNo: 1, pageSize: maxRows }, { onTopics: ['orders', 'wallets'] });
}

export function useClosedPositions(): PagedRead<Position> {
  const [pageSize, setPageSize] = useState(step);
  const read = useRead(
    closedPositions,
    { pageNo: 1, pageSize },
    { keepPrevious: true, onTopics: ['orders'] },
  );
  return growing(read, pageSize, () => setPageSize(longerBy(step, pageSize)));
}

export function useEntrustedOrders(): PagedRead<Order> {
  const [pageSize, setPageSize] = useState(step);
  const read = useRead(
    entrustedOrders,
    { pageNo: 1, pageSize },
    { keepPrevious: true, onTopics: ['orders'] },
  );
  return growing(read, pageSize, () => setPageSize(longerBy(step, pageSize)));
}

function growing<Item>(read: Read<Page<Item>>, pageSize: number, more: () => void): PagedRead<Item> {
  return {
    ...read,
    pageSize,
    isGrowing: read.request.phase === 'loading',
    more,
  };
}

export type PositionDetail = ResponseOf<typeof positionByStock>;

/** One position, open or closed, with what happened to it. An address without an id means the open one of its instrument. */
export function usePosition(address: PositionParams): Read<PositionDetail> {
  return useRead(
    positionByStock,
    { stockCode: address.code, market: address.market, ...(address.id !== '' && { id: address.id }) },
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
