import { memo, useRef, useState, type CSSProperties, type FocusEvent, type ReactNode, type Ref } from 'react';
import { GripIcon } from '#icons/index.ts';
import { useRowPx } from '#theme/density.ts';
import { VisuallyHidden } from '../Text/Text.tsx';
import { useRows } from '../VirtualList/useRows.ts';
import { useScroller } from '../VirtualList/useScroller.ts';
import { Content, Handle, Row, Rows } from './ReorderableList.styles.ts';
import type { ReorderableListProps } from './ReorderableList.types.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { useReordering, type Reordering } from './useReordering.ts';

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
  const keptFocus = useKeptFocus(listRef, items.map(keyOf));
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
      <Rows ref={listRef} aria-label={label} {...keptFocus}>
        {items.map((item, index) => (
          <OneRow key={keyOf(item)} {...rowProps(props, reordering, item, index)} />
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
  const { label, items, keyOf } = props;
  const rowPx = useRowPx();
  const listRef = useRef<HTMLUListElement>(null);
  const [heights] = useState(() => new Map<string, number>());
  const [focusedKey, setFocusedKey] = useState<string>();
  const scroller = useScroller(listRef, false);
  const keys = items.map(keyOf);
  const keptFocus = useKeptFocus(listRef, keys);
  const focused = focusedKey === undefined ? -1 : keys.indexOf(focusedKey);
  const rows = useRows({
    count: items.length,
    keyAt: (index) => keys[index] ?? '',
    rowPx,
    heightAt: () => props.rowHeight ?? rowPx,
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
        onFocus={(event) => {
          keptFocus.onFocus(event);
          setFocusedKey(rowOf(event.target));
        }}
        onBlur={(event: FocusEvent) => {
          const { currentTarget, relatedTarget } = event;
          keptFocus.onBlur(event);
          if (!currentTarget.contains(relatedTarget)) setFocusedKey(undefined);
        }}
      >
        {scroller !== null &&
          rows.getVirtualItems().map(({ index, start }) => {
            const item = items[index] as Item;
            return (
              <OneRow
                key={keys[index]}
                {...rowProps(props, reordering, item, index)}
                top={start - marginPx}
                measure={rows.measureElement}
              />
            );
          })}
      </Rows>
      <Said words={reordering.said} />
    </div>
  );
}

/** What a row is drawn with, as far as it decides whether it has to be drawn anew. */
function rowProps<Item>(
  props: ReorderableListProps<Item>,
  reordering: Reordering,
  item: Item,
  index: number,
) {
  const { items, keyOf, nameOf, renderRow, words, isDisabled = false } = props;
  const { lift, moveOf, events } = reordering;
  const rowKey = keyOf(item);
  const isLifted = lift?.key === rowKey;
  return {
    rowKey,
    item,
    index,
    count: items.length,
    name: nameOf(item),
    renderRow: renderRow as (item: unknown) => ReactNode,
    words,
    isDisabled,
    isResting: lift === undefined,
    isLifted,
    isDragging: isLifted && lift?.drag !== undefined,
    move: moveOf(index),
    events,
  };
}

interface OneRowProps extends ReturnType<typeof rowProps> {
  /** Of a row among hundreds: where it lies, in px from the list's start, and what takes its height. */
  top?: number;
  measure?: Ref<HTMLLIElement>;
}

/** Drawn anew only when something of it changes: of rows that a held one passes, those that make room. */
const OneRow = /* @__PURE__ */ memo(function OneRow(props: OneRowProps): ReactNode {
  const { rowKey, item, index, count, name, renderRow, words, isDisabled, events, top, measure } = props;
  const { isResting, isLifted, isDragging, move } = props;
  const isWindowed = top !== undefined;
  return (
    <Row
      ref={measure}
      data-resting={isResting || undefined}
      data-lifted={isLifted || undefined}
      data-dragging={isDragging || undefined}
      data-row={rowKey}
      {...(isWindowed && {
        'data-index': index,
        'data-windowed': '',
        'aria-posinset': index + 1,
        'aria-setsize': count,
      })}
      style={{ transform: move, ...(isWindowed && { '--m-row-at': `${top}px` }) } as CSSProperties}
    >
      <Content>{renderRow(item)}</Content>
      <Handle
        type="button"
        aria-label={words.handle(name)}
        aria-description={words.instructions}
        aria-pressed={isLifted}
        disabled={isDisabled}
        onKeyDown={(event) => events.onKeyDown(event, rowKey)}
        onBlur={() => events.onBlur(rowKey)}
        onPointerDown={(event) => events.onPointerDown(event, rowKey)}
        onPointerMove={(event) => events.onPointerMove(event, rowKey)}
        onPointerUp={() => events.onPointerUp(rowKey)}
        onPointerCancel={() => events.onPointerCancel()}
      >
        <GripIcon aria-hidden="true" />
      </Handle>
    </Row>
  );
});

function Said({ words }: { words: string }): ReactNode {
  return (
    <VisuallyHidden>
      <span role="status" aria-live="assertive">
        {words}
      </span>
    </VisuallyHidden>
  );
}
