import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useRowPx } from '#theme/density.ts';
import { useRows } from './useRows.ts';
import { useScroller } from './useScroller.ts';
import { Root, Rows } from './VirtualList.styles.ts';
import { focusRow, VirtualRow } from './VirtualRow.tsx';

export interface VirtualListProps<Item> {
  /** What the list holds: "All markets". */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** One row; keep the function the same between renderings, then only rows whose item changed are rendered again. */
  renderRow: (item: Item, index: number) => ReactNode;
  /** Height of a row in px: exact, or an estimate when `isMeasured`, also one for each item. By default that of a row at the density here. */
  rowHeight?: number | ((item: Item) => number) | undefined;
  /** Rows say their own height: for text that wraps. */
  isMeasured?: boolean | undefined;
  /** CSS length of the window. Without it the list is as long as its rows and is scrolled with the page or pane it lies in. */
  height?: string | undefined;
  /** Heights by key, in px: filled as rows are measured. Whoever keeps it finds a list again where it was left. */
  heights?: Map<string, number> | undefined;
  /** Rows kept ready above and below what is seen: 4 by default. */
  overscan?: number | undefined;
  /** Its rows are those of the element with the role `table` around it, below one row of heads. */
  isTable?: boolean | undefined;
  /** Names a row of a table for screen readers as one thing. */
  rowLabel?: ((item: Item) => string) | undefined;
}

/** Thousands of rows of which only those in sight exist. The row in focus always exists, so that the focus is never lost. */
export function VirtualList<Item>(props: VirtualListProps<Item>): ReactNode {
  // `rows` is one object that changes inside.
  'use no memo';
  const { label, items, keyOf, renderRow, isMeasured = false, height, overscan = 4 } = props;
  const rowPx = useRowPx();
  const rowHeight = props.rowHeight ?? rowPx;
  const { isTable = false, rowLabel } = props;
  const [ownHeights] = useState(() => new Map<string, number>());
  const rootRef = useRef<HTMLDivElement>(null);
  const isInPage = height === undefined;
  const count = items.length;
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const keyAt = useCallback((index: number) => keys[index] ?? '', [keys]);
  const heightAt = (index: number): number =>
    typeof rowHeight === 'number' ? rowHeight : rowHeight(items[index] as Item);
  const [focusedKey, setFocusedKey] = useState<string>();
  const focusedAt = focusedKey === undefined ? -1 : keys.indexOf(focusedKey);
  const focused = focusedAt < 0 ? undefined : focusedAt;
  const wantedFocus = useRef<number>(undefined);
  const scroller = useScroller(rootRef, !isInPage);
  const rows = useRows({
    rowPx,
    count,
    keyAt,
    heightAt,
    heights: props.heights ?? ownHeights,
    scroller,
    overscan,
    focused,
  });

  // A row asked for by a key may not have existed until now.
  useEffect(() => {
    const index = wantedFocus.current;
    if (index === undefined) return;
    const row = rootRef.current?.querySelector(`[data-index="${index}"]`);
    if (!row) return;
    wantedFocus.current = undefined;
    focusRow(row);
  });

  const goTo = (index: number): void => {
    const target = Math.max(0, Math.min(index, count - 1));
    rows.scrollToIndex(target);
    wantedFocus.current = target;
    setFocusedKey(keys[target]);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { startIndex, endIndex } = rows.range ?? { startIndex: 0, endIndex: 0 };
    const page = Math.max(1, endIndex - startIndex - 1);
    const from = focused ?? startIndex - 1;
    const targets = new Map([
      ['ArrowDown', from + 1],
      ['ArrowUp', from - 1],
      ['PageDown', Math.max(0, from) + page],
      ['PageUp', from - page],
      ['Home', 0],
      ['End', count - 1],
    ]);
    const target = targets.get(event.key);
    if (target === undefined || count === 0 || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    goTo(target);
  };

  const onFocus = (event: FocusEvent): void =>
    setFocusedKey(event.target.closest<HTMLElement>('[data-index]')?.dataset['row']);

  return (
    <Root
      ref={rootRef}
      {...(isInPage
        ? { 'data-in-page': true }
        : { role: 'group', 'aria-label': label, tabIndex: 0, onKeyDown })}
      style={{ '--m-height': height } as CSSProperties}
      onFocus={onFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocusedKey(undefined);
      }}
    >
      <Rows
        as={isInPage && !isTable ? 'ul' : 'div'}
        role={isTable ? 'rowgroup' : 'list'}
        {...(isInPage && { 'aria-label': label })}
        style={{ '--m-rows-height': `${rows.getTotalSize()}px` } as CSSProperties}
      >
        {/* The scroll position is known once it is on the page. */}
        {scroller !== null &&
          rows.getVirtualItems().map(({ index, start }) => {
            const key = keyAt(index);
            return (
              <VirtualRow
                key={key}
                rowKey={key}
                item={items[index] as Item}
                index={index}
                count={count}
                top={start - scroller.marginPx}
                fixedHeight={isMeasured ? undefined : heightAt(index)}
                renderRow={renderRow}
                isInPage={isInPage}
                isTable={isTable}
                label={rowLabel?.(items[index] as Item)}
                measure={isMeasured ? rows.measureElement : undefined}
              />
            );
          })}
      </Rows>
    </Root>
  );
}
