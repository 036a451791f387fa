import type { Order, Position } from '@meridian/api';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePorts } from '#platform/ports/context.ts';
import { countOf, keeps, readFilter, withFilter, type Filter, type Narrowable } from '../../../filter.ts';

export interface FilterInUse<Row> {
  readonly filter: Filter;
  readonly isOn: boolean;
  onFilter(filter: Filter): void;
  readonly keeps: (row: Row) => boolean;
}

/** What the address narrows a list to; kept there, so that a way back finds it. */
export function useFilter<Row>(factsOf: (row: Row) => Narrowable): FilterInUse<Row> {
  const [query, setQuery] = useSearchParams();
  const { clock } = usePorts();
  const text = query.toString();
  const filter = useMemo(() => readFilter(new URLSearchParams(text)), [text]);
  const keepsRow = useCallback(
    (row: Row) => keeps(filter, factsOf(row), clock.now()),
    [filter, factsOf, clock],
  );
  return {
    filter,
    isOn: countOf(filter) > 0,
    onFilter: (next) => setQuery((kept) => withFilter(kept, next), { replace: true }),
    keeps: keepsRow,
  };
}

export const positionFacts = (position: Position): Narrowable => ({
  product: position.source,
  currency: position.walletCurrency,
  direction: position.direction,
  time: position.closeTimeTimestamp,
});

export const orderFacts = (order: Order): Narrowable => ({
  product: order.source,
  currency: order.walletCurrency,
  direction: order.direction,
  time: order.modifyTimeTimestamp,
});
