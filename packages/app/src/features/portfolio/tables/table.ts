/** What a table of the portfolio is made of: columns as data, and the order they put its rows in. Pure. */
import type { Decimal } from '@meridian/api';
import type { RecordColumn } from '@meridian/design-system';
import { compare } from '#domain/money.ts';

/** What a row is sorted by. Amounts are compared within one currency only, and currencies come in the order met (DECISIONS 25). */
export type SortValue =
  | { readonly words: string }
  | { readonly amount: Decimal | null; readonly currency?: string }
  | { readonly time: number | null };

/** One figure of each row: its name, how it is shown, and what it sorts by. */
export interface TableColumn<Row> extends Readonly<Omit<RecordColumn<Row>, 'sorted' | 'onSort'>> {
  /** Leave out where there is nothing to sort by. */
  readonly by?: (row: Row) => SortValue;
  /** Shown only where somebody chose it. */
  readonly isChosenOnly?: boolean;
}

type Direction = 'ascending' | 'descending';

export interface TableOrder {
  /** Id of a column, or of the first one; null: as the rows came, newest first. */
  readonly sortedBy: string | null;
  readonly direction: Direction;
}

export const asItCame: TableOrder = { sortedBy: null, direction: 'descending' };

/** The column of the rows' names. */
export const leadId = 'name';

/** After a press on a column's head: largest first (names from A), then the other way, then as the rows came. */
export function orderAfter(order: TableOrder, pressed: string): TableOrder {
  const first: Direction = pressed === leadId ? 'ascending' : 'descending';
  if (order.sortedBy !== pressed) return { sortedBy: pressed, direction: first };
  if (order.direction !== first) return asItCame;
  return { sortedBy: pressed, direction: first === 'ascending' ? 'descending' : 'ascending' };
}

/** The rows in order. What is not known comes last, whichever way they are sorted. */
export function inOrder<Row>(
  rows: readonly Row[],
  { sortedBy, direction }: TableOrder,
  by: (row: Row) => SortValue,
): readonly Row[] {
  if (sortedBy === null) return rows;
  const sign = direction === 'ascending' ? 1 : -1;
  const values = rows.map((row) => ({ row, value: by(row) }));
  const currencies = [...new Set(values.map(({ value }) => currencyOf(value)))];
  return values
    .toSorted(
      (a, b) =>
        currencies.indexOf(currencyOf(a.value)) - currencies.indexOf(currencyOf(b.value)) ||
        Number(isUnknown(a.value)) - Number(isUnknown(b.value)) ||
        sign * compared(a.value, b.value),
    )
    .map(({ row }) => row);
}

const currencyOf = (value: SortValue): string => ('amount' in value ? (value.currency ?? '') : '');

const isUnknown = (value: SortValue): boolean =>
  ('amount' in value && value.amount === null) || ('time' in value && value.time === null);

function compared(a: SortValue, b: SortValue): number {
  if ('words' in a && 'words' in b) return a.words.localeCompare(b.words);
  if ('time' in a && 'time' in b) return (a.time ?? 0) - (b.time ?? 0);
  if ('amount' in a && 'amount' in b && a.amount !== null && b.amount !== null)
    return compare(a.amount, b.amount);
  return 0;
}

/** How many decimals a price is shown with (`Format.price`); null where there is none. */
export function priceDecimalsOf(price: Decimal | null, decimals: number | null): number | null {
  return price === null ? null : (decimals ?? price.split('.')[1]?.length ?? 0);
}

/** How many decimals a quantity is shown with (`Format.quantity`): as many as it has. Null where there is none. */
export function quantityDecimalsOf(quantity: Decimal | null): number | null {
  return quantity === null ? null : (quantity.split('.')[1]?.replace(/0+$/, '').length ?? 0);
}
