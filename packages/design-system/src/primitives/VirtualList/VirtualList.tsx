import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { rowMeasuring } from './rowMeasuring.ts';
import { useAnchor } from './useAnchor.ts';
import { scrollerOf, useView } from './useView.ts';
import { Root, Row, Rows } from './VirtualList.styles.ts';
import { rowHeights, windowOf, type RowHeights, type RowPlaces } from './windowing.ts';

export interface VirtualListProps<Item> {
  /** What the list holds: "All markets". */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** One row; keep the function the same between renderings, then only rows whose item changed are rendered again. */
  renderRow: (item: Item, index: number) => ReactNode;
  /** Height of a row in px: exact, or an estimate when `isMeasured`. 60 by default. */
  rowHeight?: number | undefined;
  /** Rows say their own height: for text that wraps. */
  isMeasured?: boolean | undefined;
  /** CSS length of the window. Without it the list is as long as its rows and is scrolled with the page or pane it lies in. */
  height?: string | undefined;
  /** Heights by key, in px: filled as rows are measured. Whoever keeps it finds a list again where it was left. */
  heights?: Map<string, number> | undefined;
  /** Rows kept ready above and below what is seen: 4 by default. */
  overscan?: number | undefined;
}

interface RowProps<Item> {
  item: Item;
  index: number;
  count: number;
  top: number;
  fixedHeight: number | undefined;
  renderRow: (item: Item, index: number) => ReactNode;
  isInPage: boolean;
  /** Watches the height of a row until the returned function is called. */
  watch: ((row: HTMLElement) => () => void) | undefined;
}

function PlainRow<Item>(props: RowProps<Item>): ReactNode {
  const { item, index, count, top, fixedHeight, renderRow, isInPage, watch } = props;
  const ref = useRef<HTMLDivElement>(null);

  // Before the list's own effect, which measures the rows that are new.
  useLayoutEffect(() => (ref.current ? watch?.(ref.current) : undefined), [watch]);

  return (
    <Row
      ref={ref}
      as={isInPage ? 'li' : 'div'}
      role="listitem"
      tabIndex={-1}
      aria-posinset={index + 1}
      aria-setsize={count}
      data-index={index}
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

const ListRowSlot = memo(PlainRow) as typeof PlainRow;

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), [tabindex="0"]';

/** The control of a row, or the row itself where there is nothing to press. */
function focusRow(row: Element | null | undefined): void {
  const target = row?.querySelector<HTMLElement>(focusable) ?? row;
  if (target instanceof HTMLElement) target.focus({ preventScroll: true });
}

/** Thousands of rows of which only those in sight exist. The row in focus always exists, so that the focus is never lost. */
export function VirtualList<Item>(props: VirtualListProps<Item>): ReactNode {
  const { label, items, keyOf, renderRow, rowHeight = 60, isMeasured = false, height, overscan = 4 } = props;
  const [ownHeights] = useState(() => new Map<string, number>());
  const heightByKey = props.heights ?? ownHeights;
  const rootRef = useRef<HTMLDivElement>(null);
  const isInPage = height === undefined;
  const count = items.length;
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const heights = useMemo(
    () =>
      rowHeights(count, rowHeight, isMeasured ? (index) => heightByKey.get(keys[index] ?? '') : undefined),
    [count, rowHeight, keys, isMeasured, heightByKey],
  );
  const [remeasured, setRemeasured] = useState<{ of: RowHeights; places: RowPlaces }>();
  const places: RowPlaces = remeasured?.of === heights ? remeasured.places : heights;
  const [scroll, setScroll] = useView(rootRef, !isInPage);
  const [focused, setFocused] = useState<number>();
  const wantedFocus = useRef<number>(undefined);
  const scrollBy = useCallback(
    (px: number) => {
      const root = rootRef.current;
      if (!root) return;
      const scroller = isInPage ? (scrollerOf(root) ?? window) : root;
      scroller.scrollBy({ top: px, behavior: 'instant' });
    },
    [isInPage],
  );
  useAnchor(keys, places, scroll, scrollBy);

  const { watch, noteNew } = useMemo(
    () =>
      rowMeasuring(
        heights,
        () => setRemeasured({ of: heights, places: heights.places() }),
        (index, px) => heightByKey.set(keys[index] ?? '', px),
      ),
    [heights, heightByKey, keys],
  );
  useLayoutEffect(() => {
    if (isMeasured) noteNew();
  });

  const [first, last] = windowOf(places, scroll.top, scroll.viewport, overscan);
  const shown = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  if (focused !== undefined && focused < count) {
    if (focused < first) shown.unshift(focused);
    else if (focused > last) shown.push(focused);
  }

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
    const root = rootRef.current;
    if (!root || count === 0) return;
    const target = Math.max(0, Math.min(index, count - 1));
    const top = places.offsetOf(target);
    const bottom = places.offsetOf(target + 1);
    if (top < root.scrollTop) root.scrollTop = top;
    else if (bottom > root.scrollTop + root.clientHeight) root.scrollTop = bottom - root.clientHeight;
    wantedFocus.current = target;
    setFocused(target);
    setScroll({ top: root.scrollTop, viewport: root.clientHeight });
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { scrollTop, clientHeight } = rootRef.current ?? { scrollTop: 0, clientHeight: 0 };
    const firstSeen = places.indexAt(scrollTop);
    const page = Math.max(1, places.indexAt(scrollTop + clientHeight) - firstSeen - 1);
    const from = focused ?? firstSeen - 1;
    const targets: Record<string, number> = {
      ArrowDown: from + 1,
      ArrowUp: from - 1,
      PageDown: Math.max(0, from) + page,
      PageUp: from - page,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (target === undefined || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    goTo(target);
  };

  const onFocus = (event: FocusEvent): void => {
    const row = event.target.closest<HTMLElement>('[data-index]');
    setFocused(row ? Number(row.dataset['index']) : undefined);
  };

  return (
    <Root
      ref={rootRef}
      {...(isInPage
        ? { 'data-in-page': true }
        : { role: 'group', 'aria-label': label, tabIndex: 0, onKeyDown })}
      style={{ '--m-height': height } as CSSProperties}
      onFocus={onFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
      }}
    >
      <Rows
        as={isInPage ? 'ul' : 'div'}
        role="list"
        {...(isInPage && { 'aria-label': label })}
        style={{ '--m-rows-height': `${places.offsetOf(count)}px` } as CSSProperties}
      >
        {shown.map((index) => {
          const item = items[index] as Item;
          return (
            <ListRowSlot
              key={keyOf(item)}
              item={item}
              index={index}
              count={count}
              top={places.offsetOf(index)}
              fixedHeight={isMeasured ? undefined : rowHeight}
              renderRow={renderRow}
              isInPage={isInPage}
              watch={isMeasured ? watch : undefined}
            />
          );
        })}
      </Rows>
    </Root>
  );
}
