import { RecordTable, type RecordTableProps } from '@meridian/design-system';
import { useMemo, type ReactNode } from 'react';
import { inOrder, leadId, orderAfter, type SortValue, type TableColumn, type TableOrder } from './table.ts';

export interface PortfolioTableProps<Row> extends Omit<RecordTableProps<Row>, 'columns' | 'lead' | 'items'> {
  /** As they came. */
  readonly rows: readonly Row[];
  /** The first column: its name, and what each row is about. */
  readonly lead: { readonly label: string; readonly who: RecordTableProps<Row>['lead']['who'] };
  readonly columns: readonly TableColumn<Row>[];
  /** Ids of the columns shown, in this order; as the table has them where nobody chose. */
  readonly shown?: readonly string[] | undefined;
  /** Keys of rows that come first, however they are sorted. */
  readonly pinned?: ReadonlySet<string> | undefined;
  readonly order: TableOrder;
  readonly onOrder: (order: TableOrder) => void;
}

/** Records of the portfolio, sorted by each head. They keep the order of the moment it was asked for: a tick moves no row. */
export function PortfolioTable<Row>(props: PortfolioTableProps<Row>): ReactNode {
  const { rows, lead, columns: all, shown, pinned, order, onOrder, end, ...rest } = props;
  const { keyOf } = rest;
  const { who, label } = lead;
  const columns = useMemo(() => chosen(all, shown), [all, shown]);
  const sorted = useMemo(
    () => inOrder(rows, order, sortingBy(order, columns, who)),
    [rows, order, columns, who],
  );
  const items = useMemo(() => pinnedFirst(sorted, pinned, keyOf), [sorted, pinned, keyOf]);
  const headOf = (id: string) => ({
    ...(order.sortedBy === id && { sorted: order.direction }),
    onSort: () => onOrder(orderAfter(order, id)),
  });
  const heads = columns.map(({ by, ...column }) => ({ ...column, ...(by && headOf(column.id)) }));
  return (
    <RecordTable
      {...rest}
      items={items}
      lead={{ id: leadId, label, who, ...headOf(leadId) }}
      columns={heads}
      // Rows that came by themselves would push others about wherever the order puts them.
      {...(end && { end: { ...end, isAutomatic: end.isAutomatic === true && order.sortedBy === null } })}
    />
  );
}

/** Chosen columns are shown wherever the table is: their room was the chooser's decision. */
function chosen<Row>(
  columns: readonly TableColumn<Row>[],
  shown: readonly string[] | undefined,
): readonly TableColumn<Row>[] {
  if (shown === undefined) return columns.filter(({ isChosenOnly = false }) => !isChosenOnly);
  return shown.flatMap((id) => {
    const column = columns.find((known) => known.id === id);
    return column === undefined ? [] : [{ ...column, room: 'always' as const }];
  });
}

function pinnedFirst<Row>(
  rows: readonly Row[],
  pinned: ReadonlySet<string> | undefined,
  keyOf: (row: Row) => string,
): readonly Row[] {
  if (pinned === undefined || pinned.size === 0) return rows;
  const isPinned = (row: Row): boolean => pinned.has(keyOf(row));
  return [...rows.filter(isPinned), ...rows.filter((row) => !isPinned(row))];
}

function sortingBy<Row>(
  { sortedBy }: TableOrder,
  columns: readonly TableColumn<Row>[],
  who: (row: Row) => { readonly code: string },
): (row: Row) => SortValue {
  const column = columns.find(({ id }) => id === sortedBy);
  return column?.by ?? ((row) => ({ words: who(row).code }));
}
