/** The order of a list, in its address: a way back and a link lead to the same rows at the same places. */
import { listColumns, type ListColumn } from '@meridian/api';
import { useMemo, useState } from 'react';
import { useAddressQuery } from '#platform/address/address-query.ts';
import { usePorts } from '#platform/ports/context.ts';
import type { ListSorting, QuoteOrder } from '../quotes/quote-table.ts';

/** What an address says of an order; `at` in ms of the backend's clock, null where it does not say. */
interface AddressedOrder {
  readonly order: QuoteOrder | null;
  readonly at: number | null;
}

/** The order that an address names; the list's own for an unknown one. */
export function parseOrder(params: URLSearchParams): AddressedOrder {
  const by = listColumns.find((known) => known === params.get('sort'));
  const direction = params.get('order') === 'ascending' ? 'ascending' : 'descending';
  const at = params.get('at') ?? '';
  return {
    order: by === undefined ? null : { by, direction },
    at: /^[1-9]\d{0,13}$/.test(at) ? Number(at) : null,
  };
}

/** The address with another order; the rest of it stays. */
export function withOrder(params: URLSearchParams, order: QuoteOrder | null, at: number): URLSearchParams {
  const { sort: _sort, order: _order, at: _at, ...rest } = Object.fromEntries(params);
  return new URLSearchParams({
    ...rest,
    ...(order !== null && { sort: order.by, order: order.direction, at: String(at) }),
  });
}

export interface ListOrder extends ListSorting {
  /** When its rows took their places, in ms of the backend's clock. */
  readonly sortedAt: number;
}

/** The order of this screen's list. It is of one moment: no tick and no reading moves a row, only a wish does. */
export function useListOrder(): ListOrder {
  const [params, change] = useAddressQuery();
  const { clock } = usePorts();
  const [openedAt] = useState(() => clock.now());
  return useMemo(() => {
    const { order, at } = parseOrder(params);
    const sortedAt = at ?? openedAt;
    return {
      order,
      sortedAt,
      onOrder: (next) => change((kept) => withOrder(kept, next, clock.now())),
      request: order === null ? {} : { sortBy: order.by, sortDirection: order.direction, sortedAt },
    };
  }, [params, change, clock, openedAt]);
}

/** Whether rows sorted by it would not stay where they are: its figures move by themselves. */
export const isMoving = (column: ListColumn): boolean => column !== 'name' && column !== 'market';
