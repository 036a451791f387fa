import { useRef, useState, type CSSProperties, type FocusEvent, type ReactNode, type Ref } from 'react';
import { GripIcon } from '#icons/index.ts';
import { VisuallyHidden } from '../Text/Text.tsx';
import { useRows } from '../VirtualList/useRows.ts';
import { useScroller } from '../VirtualList/useScroller.ts';
import { Content, Handle, Row, Rows } from './ReorderableList.styles.ts';
import { useReordering, type Reordering } from './useReordering.ts';

/** What is said. `place` counts from 1. */
export interface ReorderWords {
  /** Name of a handle: "Move Tencent". */
  handle: (name: string) => string;
  /** How the keyboard does it: "Press Space, then the arrow keys". */
  instructions: string;
  lifted: (name: string, place: number, count: number) => string;
  moved: (name: string, place: number, count: number) => string;
  dropped: (name: string, place: number, count: number) => string;
  cancelled: (name: string, place: number, count: number) => string;
}

export interface ReorderableListProps<Item> {
  /** What the list holds: "My watchlist". */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** The item in words, for what is said. */
  nameOf: (item: Item) => string;
  renderRow: (item: Item) => ReactNode;
  /** The whole new order, once the row is let go. */
  onChange: (items: Item[]) => void;
  /** What is said while a row is moved, and the name of its grip. */
  words: ReorderWords;
  /** About how high a row is, in px, where there are too many for all of them to exist: 60 by default. */
  rowHeight?: number | undefined;
  isDisabled?: boolean | undefined;
}

/** Above this many rows, only those in sight exist. */
const windowedAbove = 100;
/** Rows kept ready above and below what is seen. */
const overscan = 6;

/** A list one puts in order: by its handles with a finger or a mouse, or with the keyboard. */
export function ReorderableList<Item>(props: ReorderableListProps<Item>): ReactNode {
  return props.items.length > windowedAbove ? <WindowedList {...props} /> : <WholeList {...props} />;
}

function WholeList<Item>(props: ReorderableListProps<Item>): ReactNode {
  const { label, items, keyOf } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const scroller = useScroller(listRef, false);
  const reordering = useReordering({
    ...props,
    listRef,
    scroller,
    boxes: () => {
      const list = listRef.current;
      const start = list?.getBoundingClientRect().top ?? 0;
      const boxes = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect());
      return { tops: boxes.map((box) => box.top - start), heights: boxes.map((box) => box.height) };
    },
  });
  return (
    <div>
      <Rows ref={listRef} aria-label={label}>
        {items.map((item, index) => (
          <OneRow key={keyOf(item)} {...{ props, reordering, item, index }} />
        ))}
      </Rows>
      <Said words={reordering.said} />
    </div>
  );
}

/** Of hundreds only the rows in sight exist, with the one in focus and the one that is lifted. */
function WindowedList<Item>(props: ReorderableListProps<Item>): ReactNode {
  // `rows` is one object that changes inside.
  'use no memo';
  const { label, items, keyOf, rowHeight = 60 } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const [heights] = useState(() => new Map<string, number>());
  const [focusedKey, setFocusedKey] = useState<string>();
  const scroller = useScroller(listRef, false);
  const keys = items.map(keyOf);
  const focused = focusedKey === undefined ? -1 : keys.indexOf(focusedKey);
  const rows = useRows({
    count: items.length,
    keyAt: (index) => keys[index] ?? '',
    heightAt: () => rowHeight,
    heights,
    scroller,
    overscan,
    focused: focused < 0 ? undefined : focused,
  });
  const marginPx = scroller?.marginPx ?? 0;
  const reordering = useReordering({
    ...props,
    listRef,
    scroller,
    boxes: () => ({
      tops: rows.measurementsCache.map(({ start }) => start - marginPx),
      heights: rows.measurementsCache.map(({ size }) => size),
    }),
    showPlace: (index) => rows.scrollToIndex(index),
  });
  const rowOf = (target: Element): string | undefined =>
    target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  return (
    <div>
      <Rows
        ref={listRef}
        aria-label={label}
        data-windowed=""
        style={{ '--m-rows-height': `${rows.getTotalSize()}px` } as CSSProperties}
        onPointerDown={({ target }) => setFocusedKey(rowOf(target as Element))}
        onFocus={({ target }) => setFocusedKey(rowOf(target))}
        onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
          if (!currentTarget.contains(relatedTarget)) setFocusedKey(undefined);
        }}
      >
        {scroller !== null &&
          rows.getVirtualItems().map(({ index, start }) => {
            const item = items[index] as Item;
            const placed = { top: start - marginPx, measure: rows.measureElement };
            return <OneRow key={keys[index]} {...{ props, reordering, item, index, placed }} />;
          })}
      </Rows>
      <Said words={reordering.said} />
    </div>
  );
}

interface OneRowProps<Item> {
  props: ReorderableListProps<Item>;
  reordering: Reordering<Item>;
  item: Item;
  index: number;
  /** Of a row among hundreds: where it lies, in px from the list's start, and what takes its height. */
  placed?: { top: number; measure: Ref<HTMLLIElement> };
}

function OneRow<Item>({ props, reordering, item, index, placed }: OneRowProps<Item>): ReactNode {
  const { items, keyOf, nameOf, renderRow, words, isDisabled = false } = props;
  const { lift, shiftOf, handleOf } = reordering;
  const key = keyOf(item);
  const isLifted = lift?.key === key;
  return (
    <Row
      ref={placed?.measure}
      data-resting={lift === undefined || undefined}
      data-lifted={isLifted || undefined}
      data-dragging={(isLifted && lift.drag !== undefined) || undefined}
      data-row={key}
      {...(placed && {
        'data-index': index,
        'data-windowed': '',
        'aria-posinset': index + 1,
        'aria-setsize': items.length,
      })}
      style={
        {
          '--m-shift': `${shiftOf(index)}px`,
          ...(placed && { '--m-row-at': `${placed.top}px` }),
        } as CSSProperties
      }
    >
      <Content>{renderRow(item)}</Content>
      <Handle
        type="button"
        aria-label={words.handle(nameOf(item))}
        aria-description={words.instructions}
        disabled={isDisabled}
        {...handleOf(item, index)}
      >
        <GripIcon aria-hidden="true" />
      </Handle>
    </Row>
  );
}

function Said({ words }: { words: string }): ReactNode {
  return (
    <VisuallyHidden>
      <span role="status" aria-live="assertive">
        {words}
      </span>
    </VisuallyHidden>
  );
}
