import { memo, type CSSProperties, type ReactNode } from 'react';
import { Row } from './VirtualList.styles.ts';

interface VirtualRowProps<Item> {
  rowKey: string;
  item: Item;
  index: number;
  count: number;
  /** From the list's start, in px. */
  top: number;
  /** In px, unless the row says its own height. */
  fixedHeight: number | undefined;
  renderRow: (item: Item, index: number) => ReactNode;
  isInPage: boolean;
  isTable: boolean;
  /** Of a table's row. */
  label: string | undefined;
  /** Takes the height of a row that says its own. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

function PlainRow<Item>(props: VirtualRowProps<Item>): ReactNode {
  const { rowKey, item, index, count, top, fixedHeight, renderRow, isInPage, measure } = props;
  const { isTable, label } = props;
  return (
    <Row
      ref={measure}
      as={isInPage && !isTable ? 'li' : 'div'}
      {...(isTable
        ? { role: 'row', 'aria-rowindex': index + 2, 'aria-label': label }
        : { role: 'listitem', 'aria-posinset': index + 1, 'aria-setsize': count })}
      tabIndex={-1}
      data-index={index}
      data-row={rowKey}
      data-fixed={fixedHeight === undefined ? undefined : ''}
      data-in-page={isInPage || undefined}
      style={
        {
          '--m-row-at': `${top}px`,
          ...(fixedHeight !== undefined && { '--m-row-height': `${fixedHeight}px` }),
        } as CSSProperties
      }
    >
      {renderRow(item, index)}
    </Row>
  );
}

/** A row in its place; rendered again only when its own item, place or number of neighbours changes. */
export const VirtualRow = memo(PlainRow) as typeof PlainRow;

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** The control of a row, or the row itself where there is nothing to press. */
export function focusRow(row: Element): void {
  const target = row.querySelector<HTMLElement>(focusable) ?? row;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}
