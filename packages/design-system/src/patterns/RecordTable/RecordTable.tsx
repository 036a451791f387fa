import { useMemo, type CSSProperties, type ReactNode } from 'react';
import { InstrumentLogo } from '#primitives/InstrumentLogo/InstrumentLogo.tsx';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { VirtualList } from '#primitives/VirtualList/VirtualList.tsx';
import { RowName } from '../DataTable/RowName.tsx';
import { SortButton } from '../DataTable/SortButton.tsx';
import { windowedAbove, type GrowingListProps } from '../GrowingList/GrowingList.tsx';
import { ListEnd } from '../ListEnd/ListEnd.tsx';
import { digitsAfter, finestOf, roomAfterRem } from './columnDigits.ts';
import { actionWidthsRem, roomOf, widthRem, type RoomyColumn } from './recordRoom.ts';
import { Action, Cell, Line, Mark, Note, Row, Who } from './RecordRow.styles.ts';
import {
  ActionHead,
  Frame,
  HeadCell,
  HeadText,
  Heads,
  HeadPlace,
  InTwoLines,
  LeadHead,
  Rows,
} from './RecordTable.styles.ts';

interface RecordHead {
  id: string;
  label: string;
  /** How the rows are sorted by it now; leave out where they are not. */
  sorted?: 'ascending' | 'descending' | undefined;
  /** Leave out where there is nothing to sort by. */
  onSort?: (() => void) | undefined;
}

/** In rows of two lines: which figure column, and whether above or below. */
export interface RecordPlace {
  column: 1 | 2 | 3;
  line: 1 | 2;
}

export interface RecordColumn<Item> extends RecordHead {
  /** Figures end together, words begin together; `end` by default. */
  align?: 'start' | 'end' | undefined;
  /** 68, 76, 96 or 152 px at least, in one line; `m` by default. */
  width?: 's' | 'm' | 'l' | 'xl' | undefined;
  /**
   * In which tables of one line it is shown: in all, from 832, from 896 or from 1152 px on, and not before it fits beside those that come
   * first; `always` by default.
   */
  room?: 'always' | 'medium' | 'wide' | 'widest' | undefined;
  /** Where it is in rows of two lines; without one it has no room there. */
  place?: RecordPlace | undefined;
  /**
   * How many decimals the figure of a row has; null where it has no figure. In one line the points of a column are then
   * under each other, whatever the rows are measured in. Leave out where all rows have the same number.
   */
  decimals?: ((item: Item) => number | null) | undefined;
  /** The figure: a part that ticks by itself, so that a tick draws nothing else. */
  cell: (item: Item) => ReactNode;
}

/** What a row is about. */
export type RecordLead = {
  /** Leads the row and is never cut. */
  code: string;
  /** Takes the room that is left. */
  name: string;
  /** Address of its mark; its whole code is shown where there is none. */
  logoSrc?: string | undefined;
  /** In rows of two lines, below its name: what columns of their own say in one line. */
  note: ReactNode;
} & ({ href: string; onPress?: undefined } | { onPress: () => void; href?: undefined });

export interface RecordNote {
  tone: 'negative' | 'waiting' | 'neutral';
  /** A slot that may stay empty. */
  text: ReactNode;
}

export interface RecordTableProps<Item> extends Pick<
  GrowingListProps<Item>,
  'label' | 'items' | 'keyOf' | 'rowCount' | 'heights' | 'end'
> {
  /** The first column. Keep `who` the same between renderings: then only rows that changed are drawn. */
  lead: RecordHead & { who: (item: Item) => RecordLead };
  /** The figures, in the order of one line. */
  columns: readonly RecordColumn<Item>[];
  /** Names a row for screen readers as one thing: "Buy 20 Apple". */
  rowLabel?: ((item: Item) => string) | undefined;
  /** At the end of a row: the one press that closes or cancels it. */
  action?: RecordAction<Item> | undefined;
  /** Below a row: what threatens it, what comes by itself, why it cannot be cancelled. */
  notes?: ((item: Item) => readonly RecordNote[]) | undefined;
  /** Rows with something to press at their end, on a phone: 8 px more between two targets. */
  isTall?: boolean | undefined;
  /** So many rows of what is being fetched instead of `items`. */
  waitingRows?: number | undefined;
}

export interface RecordAction<Item> {
  /** The column, for screen readers. */
  label: string;
  /** `icon` fits an `IconButton`, `word` a `Button` of size `s`. */
  width: 'icon' | 'word';
  /** `wide`: in one line only. */
  room?: 'always' | 'wide' | undefined;
  cell: (item: Item) => ReactNode;
}

const narrowWidths = { s: '4.25rem', m: '5rem', l: '5.5rem', xl: '5.5rem' } as const;

const defaultWidth = 'm';

/**
 * Records as a table: on a wide container a figure a column and a line a row, on a narrow one two figures a column and two
 * lines a row, under heads that name both. It is one table to a screen reader on every width.
 */
export function RecordTable<Item>(props: RecordTableProps<Item>): ReactNode {
  const { label, items, keyOf, lead, columns, action, rowLabel, notes, isTall = false } = props;
  const { waitingRows = 0, heights, end, rowCount = items.length } = props;
  const { who } = lead;
  const upper = columns.filter(({ place }) => place?.line === 1);
  const isCrowded = upper.length > 2;
  // As text, so that rows are drawn anew only when it has changed.
  const finest = columns.map(({ decimals }) => finestOf(items, decimals)).join();
  const after = columns.map(({ decimals }) => roomAfterRem(items, decimals)).join();
  const sized = useMemo(() => {
    const more = after.split(',').map(Number);
    return columns.map((column, index) => ({ ...column, moreRem: more[index] }));
  }, [columns, after]);
  const rooms = useMemo(() => roomOf(sized, action ? actionWidthsRem[action.width] : null), [sized, action]);
  const renderRow = useMemo(() => {
    const most = finest.split(',').map(Number);
    return (item: Item) => (
      <Row role="presentation" data-tall={isTall || undefined}>
        <Line role="presentation">
          <Lead {...who(item)} />
          {sized.map((column, index) => (
            <Cell
              key={column.id}
              role="cell"
              data-label={column.label}
              data-after={digitsAfter(column.decimals?.(item), most[index])}
              {...placeOf(column, rooms.get(column.id))}
            >
              {column.cell(item)}
            </Cell>
          ))}
          {action && <Action role="cell">{action.cell(item)}</Action>}
        </Line>
        {notes?.(item).map(({ tone, text }) => (
          <Note key={tone} role="cell" data-tone={tone}>
            {text}
          </Note>
        ))}
      </Row>
    );
  }, [who, sized, rooms, action, notes, isTall, finest]);
  const rows = { label, items, keyOf, renderRow };
  const narrowAction = action && action.room !== 'wide' ? [`${actionWidthsRem[action.width]}rem`] : [];
  const tracks = [...upper.map(({ width = defaultWidth }) => narrowWidths[width]), ...narrowAction];
  const template = {
    '--m-record-columns': tracks.join(' ') || '0',
    '--m-record-count': Math.max(1, upper.length),
    '--m-record-action': action ? `${actionWidthsRem[action.width]}rem` : '0',
    '--m-record-action-narrow': narrowAction.join(''),
  } as CSSProperties;
  return (
    <>
      <Frame
        role="table"
        aria-label={label}
        aria-rowcount={rowCount + 1}
        // What is not there yet is neither sorted nor heard.
        inert={waitingRows > 0}
        aria-hidden={waitingRows > 0 || undefined}
        data-action-room={action?.room}
        data-has-action={narrowAction.length > 0}
        data-crowded={isCrowded}
        style={template}
      >
        <Rows role="rowgroup">
          <Heads role="row">
            <LeadHead role="columnheader" aria-sort={lead.sorted ?? 'none'}>
              <HeadName {...lead} />
            </LeadHead>
            {sized.map((column) => (
              <HeadCell
                key={column.id}
                role="columnheader"
                aria-sort={column.sorted ?? 'none'}
                data-paired={isPaired(column, columns) || undefined}
                {...placeOf(column, rooms.get(column.id))}
              >
                {/* One element wherever it is: a head that changes its line keeps the focus. */}
                {column.place?.line === 2 && <InTwoLines>{column.label}</InTwoLines>}
                <HeadPlace data-line={column.place?.line}>
                  <HeadName {...column} />
                </HeadPlace>
              </HeadCell>
            ))}
            {action && (
              <ActionHead role="columnheader">
                <VisuallyHidden>{action.label}</VisuallyHidden>
              </ActionHead>
            )}
          </Heads>
        </Rows>
        {rowCount > windowedAbove ? (
          <VirtualList {...rows} heights={heights} isMeasured isTable rowLabel={rowLabel} />
        ) : (
          <Rows role="rowgroup">
            {items.map((item) => {
              const key = keyOf(item);
              return (
                <div key={key} role="row" aria-label={rowLabel?.(item)} data-row={key}>
                  {renderRow(item)}
                </div>
              );
            })}
          </Rows>
        )}
        {waitingRows > 0 && (
          <Rows aria-hidden="true">
            {Array.from({ length: waitingRows }, (_, index) => (
              <Row key={index} data-tall={isTall || undefined}>
                <Line>
                  <Who>
                    <Mark>
                      <Skeleton shape="circle" />
                    </Mark>
                    <Skeleton shape="text" width="4rem" />
                  </Who>
                </Line>
              </Row>
            ))}
          </Rows>
        )}
      </Frame>
      {end && <ListEnd {...end} />}
    </>
  );
}

function HeadName({ label, sorted, onSort }: RecordHead): ReactNode {
  if (onSort === undefined) return <HeadText>{label}</HeadText>;
  return (
    <SortButton sorted={sorted} onPress={onSort}>
      {label}
    </SortButton>
  );
}

/** Whether another figure is below it. */
function isPaired<Item>({ place }: RecordColumn<Item>, columns: readonly RecordColumn<Item>[]): boolean {
  return (
    place?.line === 1 &&
    columns.some((other) => other.place?.line === 2 && other.place.column === place.column)
  );
}

function placeOf<Item>(
  {
    align,
    width,
    moreRem,
    place,
  }: Pick<RecordColumn<Item>, 'align' | 'width' | 'place'> & Pick<RoomyColumn, 'moreRem'>,
  from: number | null | undefined,
) {
  return {
    'data-align': align,
    'data-from': from ?? undefined,
    'data-column': place?.column,
    'data-line': place?.line,
    style: { '--m-record-width': `${widthRem({ width, moreRem })}rem` } as CSSProperties,
  };
}

function Lead({ code, name, logoSrc, note, ...way }: RecordLead): ReactNode {
  return (
    <Who role="rowheader">
      <Mark>
        <InstrumentLogo code={code} src={logoSrc} size="s" />
      </Mark>
      <RowName name={name} code={code} note={<InTwoLines>{note}</InTwoLines>} {...way} />
    </Who>
  );
}
