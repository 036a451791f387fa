import { closedPositions, entrustedOrders, positionByStock } from '@meridian/api';
import type { Decimal, Order, Position, ResponseOf } from '@meridian/api';
import { useMemo } from 'react';
import { contractOf } from '#domain/contract.ts';
import type { PositionParams } from '#platform/links.ts';
import { feedOf } from '#platform/live-price.ts';
import { productOf } from '#platform/product.ts';
import { useGrowingList, type GrowingList } from '#platform/use-growing-list.ts';
import { useRead, type Read } from '#platform/use-read.ts';
import { idOf, useFromPrices } from '#presentation/holdings.ts';
import { pairOf } from '#presentation/worth.ts';
import type { Reckoned } from './live.ts';

/** Rows of a page. */
const step = 25;

export function useClosedPositions(): GrowingList<Position> {
  return useGrowingList({
    endpoint: closedPositions,
    request: {},
    keyOf: idOf,
    step,
    options: { onTopics: ['orders'] },
  });
}

/** Orders that wait, or with `isEnded` those that were filled or cancelled, newest first. */
export function useEntrustedOrders({ isEnded }: { readonly isEnded: boolean }): GrowingList<Order> {
  return useGrowingList({
    endpoint: entrustedOrders,
    request: isEnded ? { isEnded } : {},
    keyOf: orderNoOf,
    step,
    options: { onTopics: ['orders'] },
  });
}

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

/** Each position with its newest price and rate. Renders again when one of them changes, at most once a frame. */
export function useReckoned(positions: readonly Position[]): readonly Reckoned[] {
  const watched = useMemo(() => positions.flatMap((position) => [position, pairOf(position)]), [positions]);
  // One text for all prices: the same as long as none of them changed.
  const text = useFromPrices(watched, (priceOf) => watched.map(priceOf).join(' '));
  return useMemo(() => {
    const prices = text.split(' ') as Decimal[];
    return positions.map((position, index) => {
      const price = prices[2 * index] ?? position.price_nominal;
      const contract = contractOf(position, price, prices[2 * index + 1] ?? price);
      return { position, price, contract };
    });
  }, [positions, text]);
}
