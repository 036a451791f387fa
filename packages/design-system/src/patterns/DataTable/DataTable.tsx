import { useMemo, type ReactNode } from 'react';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { VirtualList } from '#primitives/VirtualList/VirtualList.tsx';
import { ListEnd } from '../ListEnd/ListEnd.tsx';
import { windowedAbove, type GrowingListProps } from '../GrowingList/GrowingList.tsx';
import { Cell, Frame, HeadCell, Heads, Row, Rows, Who } from './DataTable.styles.ts';
import { RowName } from './RowName.tsx';
import { SortButton } from './SortButton.tsx';

interface SortableColumn {
  id: string;
  label: string;
  /** How the rows are sorted by it now; leave out where they are not. */
  sorted?: 'ascending' | 'descending' | undefined;
  /** Leave out while there is nothing to sort. */
  onSort?: (() => void) | undefined;
}

export interface DataColumn<Item> extends SortableColumn {
  /** In which tables it is shown: in all, from 448, from 560 or from 656 px on. `always` by default. */
  room?: 'always' | 'medium' | 'wide' | 'widest' | undefined;
  /** 76 px, for a head of two words with its arrow, or 92 px, for a price of twelve digits; `m` by default. */
  width?: 'm' | 'l' | undefined;
  /** The figure of a row: a part that ticks by itself, so that a tick draws nothing else. */
  cell: (item: Item) => ReactNode;
}

/** Who a row is about. */
export interface DataLead {
  href: string;
  code: string;
  name: string;
  /** Address of its mark; its whole code is shown where there is none. */
  logoSrc?: string | undefined;
  /** After the code: the market, delayed. */
  meta?: string | undefined;
  /** Known by its code, as a currency pair is: the code leads, the name is below it. */
  isCodeFirst?: boolean | undefined;
}

export interface DataTableProps<Item> extends Pick<
  GrowingListProps<Item>,
  'label' | 'items' | 'keyOf' | 'rowCount' | 'heights' | 'end'
> {
  /** The first column: over the names. */
  lead: SortableColumn & {
    /** Keep the function the same between renderings, as those of the columns: then only rows that changed are drawn. */
    who: (item: Item) => DataLead;
  };
  /** The figures, in order. */
  columns: readonly DataColumn<Item>[];
  /** So many rows of what is being fetched instead of `items`. */
  waitingRows?: number | undefined;
}

/** Instruments as a table: a column a figure, each head sorts, each row leads to its own screen. */
export function DataTable<Item>(props: DataTableProps<Item>): ReactNode {
  const { label, items, keyOf, lead, columns, waitingRows = 0, heights, end } = props;
  const { rowCount = items.length } = props;
  const { who } = lead;
  const renderRow = useMemo(
    () => (item: Item) => <DataRow lead={who(item)} item={item} columns={columns} />,
    [who, columns],
  );
  const rows = { label, items, keyOf, renderRow };
  return (
    <>
      <Frame role="table" aria-label={label} aria-rowcount={rowCount + 1} aria-busy={waitingRows > 0}>
        <Rows role="rowgroup">
          <Heads role="row">
            <Head column={lead} />
            {columns.map((column) => (
              <Head key={column.id} column={column} room={column.room} width={column.width} />
            ))}
          </Heads>
        </Rows>
        {rowCount > windowedAbove ? (
          <VirtualList {...rows} heights={heights} isMeasured isTable />
        ) : (
          <Rows role="rowgroup">
            {items.map((item) => {
              const key = keyOf(item);
              return (
                <div key={key} role="row" data-row={key}>
                  {renderRow(item)}
                </div>
              );
            })}
          </Rows>
        )}
        {waitingRows > 0 && (
          <Rows aria-hidden="true">
            {Array.from({ length: waitingRows }, (_, index) => (
              <Row key={index}>
                <Skeleton shape="circle" />
                <Skeleton shape="text" width="9rem" />
              </Row>
            ))}
          </Rows>
        )}
      </Frame>
      {end && <ListEnd {...end} />}
    </>
  );
}

interface HeadProps extends Pick<DataColumn<never>, 'room' | 'width'> {
  column: SortableColumn;
}

function Head({ column: { label, sorted, onSort }, room, width }: HeadProps): ReactNode {
  return (
    <HeadCell role="columnheader" aria-sort={sorted ?? 'none'} data-room={room} data-width={width}>
      <SortButton sorted={sorted} onPress={() => onSort?.()}>
        {label}
      </SortButton>
    </HeadCell>
  );
}

interface DataRowProps<Item> {
  lead: DataLead;
  item: Item;
  columns: readonly DataColumn<Item>[];
}

/** Inside the element that is the row: cells belong to that one. */
function DataRow<Item>({ lead, item, columns }: DataRowProps<Item>): ReactNode {
  const { href, code, name, logoSrc, meta, isCodeFirst = false } = lead;
  return (
    <Row role="presentation">
      <Who role="rowheader">
        <InstrumentLogo code={code} src={logoSrc} size="s" />
        <RowName
          href={href}
          {...(isCodeFirst
            ? { name: code, note: [name, meta].filter(Boolean).join(' · '), isNameWhole: true }
            : { name, note: meta, leadingCode: code })}
        />
      </Who>
      {columns.map(({ id, room, width, cell }) => (
        <Cell key={id} role="cell" data-room={room} data-width={width}>
          {cell(item)}
        </Cell>
      ))}
    </Row>
  );
}
