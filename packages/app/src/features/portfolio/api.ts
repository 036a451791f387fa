import { closedPositions, entrustedOrders, maxRows, positionByStock } from '@meridian/api';
import type { Decimal, Order, Position, ResponseOf } from '@meridian/api';
import { useMemo, useState } from 'react';
import { contractOf } from '#domain/contract.ts';
import type { PositionParams } from '#platform/address/links.ts';
import { feedOf } from '#platform/live/live-price.ts';
import { recordOf } from '#platform/address/product.ts';
import { asRecorded } from '#platform/reading/listed.ts';
import { knownData } from '#platform/reading/request.ts';
import { useGrowingList, type GrowingList } from '#platform/reading/use-growing-list.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { idOf, useFromPrices } from '#presentation/positions/holdings.ts';
import { pairOf } from '#presentation/positions/worth.ts';
import type { ValuedPosition } from './live.ts';
import { narrowed } from '#platform/reading/narrowed.ts';
import { isFilled } from './orders.ts';

/** Rows of a page. */
const step = 25;

/** With `isAll`, as many as a call answers at once: what is chosen on the device is chosen from all of them. */
export function useClosedPositions({ isAll }: { readonly isAll: boolean }): GrowingList<Position> {
  return useGrowingList({
    endpoint: closedPositions,
    request: {},
    keyOf: idOf,
    step: isAll ? maxRows : step,
    options: { onTopics: ['orders'], keepPrevious: true },
  });
}

interface OrdersAsked {
  readonly isEnded: boolean;
  /** As many as a call answers at once, to choose from on the device. */
  readonly isAll: boolean;
}

/** Orders that wait, or with `isEnded` those that were filled or cancelled, newest first. */
export function useEntrustedOrders({ isEnded, isAll }: OrdersAsked): GrowingList<Order> {
  return useGrowingList({
    endpoint: entrustedOrders,
    request: isEnded ? { isEnded } : {},
    keyOf: orderNoOf,
    step: isAll ? maxRows : step,
    options: { onTopics: ['orders'], keepPrevious: true },
  });
}

/**
 * Orders that were filled, wholly or in part, newest first. They are chosen on the device, so all that a call may answer is
 * asked for: a page of them could hold none.
 */
export function useFills(): GrowingList<Order> {
  const list = useEntrustedOrders({ isEnded: true, isAll: true });
  return useMemo(() => narrowed(list, isFilled), [list]);
}

export const orderNoOf = (order: Order): string => order.orderNo;

export type PositionDetail = ResponseOf<typeof positionByStock>;

/**
 * One position, open or closed, with what happened to it. An address without an id means the open one of its product;
 * `listed` is the address with the market of the record, null while neither says it.
 */
export function usePosition(
  address: PositionParams,
): Read<PositionDetail> & { readonly listed: PositionParams | null } {
  const [recorded, setRecorded] = useState<Pick<Position, 'market'> | null>(null);
  const listed = asRecorded(address, recorded);
  const read = useRead(positionByStock, recordOf(address), {
    onTopics: ['orders', 'wallets'],
    priceOf: listed && feedOf(listed),
  });
  const record = knownData(read.request)?.position ?? null;
  if (record?.market !== recorded?.market) setRecorded(record);
  return { ...read, listed };
}

/** Each position with its newest price and rate. Renders again when one of them changes, at most once a frame. */
export function useValuedPositions(positions: readonly Position[]): readonly ValuedPosition[] {
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
