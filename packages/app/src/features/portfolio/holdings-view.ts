/** How the holdings are looked at: in which order, and which profit. Kept on the device. */
import type { Decimal, Position } from '@meridian/api';
import { useState } from 'react';
import { walletValue } from '#domain/contract.ts';
import { compare } from '#domain/money.ts';
import { profitAt, todayProfitAt } from '#domain/profit.ts';
import type { KeyValueStorage } from '#platform/ports/ports.ts';
import { usePorts } from '#platform/ports/context.ts';
import { readJson, storageKeys } from '#platform/device/storage.ts';
import type { Valuation } from './live.ts';

export const sortKeys = ['name', 'price', 'value', 'profit', 'today'] as const;
export type SortKey = (typeof sortKeys)[number];
type Direction = 'ascending' | 'descending';

export interface HoldingsView {
  /** Null: as they were opened, newest first. */
  readonly sortedBy: SortKey | null;
  readonly direction: Direction;
  /** Which profit a narrow list shows; a wide one has room for both. */
  readonly profit: 'profit' | 'today';
}

const plainView: HoldingsView = { sortedBy: null, direction: 'descending', profit: 'profit' };

/** What was kept, field by field: storage is open to every hand. */
export function readView(storage: KeyValueStorage): HoldingsView {
  const kept = (readJson(storage, storageKeys.holdingsView) ?? {}) as Record<string, unknown>;
  return {
    sortedBy: sortKeys.find((key) => key === kept['sortedBy']) ?? null,
    direction: kept['direction'] === 'ascending' ? 'ascending' : 'descending',
    profit: kept['profit'] === 'today' ? 'today' : plainView.profit,
  };
}

/** The view, and the way to change it: remembered until the next visit. */
export function useHoldingsView(): readonly [HoldingsView, (view: HoldingsView) => void] {
  const { storage } = usePorts();
  const [view, setView] = useState(() => readView(storage));
  return [
    view,
    (next) => {
      storage.set(storageKeys.holdingsView, JSON.stringify(next));
      setView(next);
    },
  ];
}

/** After a press on a column's head: largest first (names from A), then the other way, then as opened. */
export function sortedBy(view: HoldingsView, key: SortKey): HoldingsView {
  const first: Direction = key === 'name' ? 'ascending' : 'descending';
  if (view.sortedBy !== key) return { ...view, sortedBy: key, direction: first };
  if (view.direction !== first) return { ...view, sortedBy: null, direction: 'descending' };
  return { ...view, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

/**
 * The positions in the view's order at these prices. Amounts are compared within a wallet's currency only, and the currencies come
 * in the order met (DECISIONS 25). What is not known comes last.
 */
export function inOrder(
  positions: readonly Position[],
  { sortedBy: key, direction }: HoldingsView,
  valuationOf: (position: Position) => Valuation,
  /** What its row begins with. */
  leadOf: (position: Position) => string = ({ name }) => name,
): readonly Position[] {
  if (key === null) return positions;
  const sign = direction === 'ascending' ? 1 : -1;
  if (key === 'name') return positions.toSorted((a, b) => sign * leadOf(a).localeCompare(leadOf(b)));
  const currencies = [...new Set(positions.map(({ walletCurrency }) => walletCurrency))];
  const rows = positions.map((position) => ({
    position,
    currency: currencies.indexOf(position.walletCurrency),
    amount: amountOf(position, key, valuationOf(position)),
  }));
  return rows
    .toSorted(
      (a, b) =>
        a.currency - b.currency ||
        Number(a.amount === null) - Number(b.amount === null) ||
        (a.amount === null || b.amount === null ? 0 : sign * compare(a.amount, b.amount)),
    )
    .map(({ position }) => position);
}

function amountOf(
  position: Position,
  key: Exclude<SortKey, 'name'>,
  { price, contract }: Valuation,
): Decimal | null {
  switch (key) {
    case 'price':
      return price;
    case 'value':
      return walletValue(price, position.quantity, contract);
    case 'profit':
      return profitAt(position, price, contract);
    case 'today':
      return todayProfitAt(position, price, contract).amount;
  }
}
