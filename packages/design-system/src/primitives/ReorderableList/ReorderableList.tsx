import {
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { GripIcon } from '#icons/index.ts';
import { VisuallyHidden } from '../Text/Text.tsx';
import { capturePointer } from '../capturePointer.ts';
import { Content, Handle, Row, Rows } from './ReorderableList.styles.ts';

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
  isDisabled?: boolean | undefined;
}

interface Lift {
  key: string;
  from: number;
  to: number;
  /** Upper edges and heights of the rows in px, as they lay when this one was lifted. */
  tops: readonly number[];
  heights: readonly number[];
  /** Pointer only: where it began and how far it went, in px. */
  drag?: { startY: number; y: number };
}

function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/** Where a row lies whose middle was dragged to `middle`. */
function placeOf(middle: number, tops: readonly number[], heights: readonly number[]): number {
  const place = tops.findIndex((top, index) => middle < top + (heights[index] ?? 0));
  return place === -1 ? tops.length - 1 : place;
}

/** A list one puts in order: by its handles with a finger or a mouse, or with the keyboard. */
export function ReorderableList<Item>(props: ReorderableListProps<Item>): ReactNode {
  const { label, items, keyOf, nameOf, renderRow, onChange, words, isDisabled = false } = props;
  const listRef = useRef<HTMLUListElement>(null);
  const [lift, setLift] = useState<Lift>();
  // A quick hand lets go before its last move is rendered: what decides the place is kept beside what is drawn.
  const hand = useRef<Lift>(undefined);
  const [said, setSaid] = useState('');
  const count = items.length;

  const lifted = (item: Item, index: number): Lift => {
    const boxes = [...(listRef.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    return {
      key: keyOf(item),
      from: index,
      to: index,
      tops: boxes.map((box) => box.top),
      heights: boxes.map((box) => box.height),
    };
  };

  const say = (tell: ReorderWords['moved'], item: Item, index: number): void =>
    setSaid(tell(nameOf(item), index + 1, count));

  const hold = (next: Lift | undefined): void => {
    hand.current = next;
    setLift(next);
  };

  const drop = (item: Item, from: number, to: number): void => {
    hold(undefined);
    say(words.dropped, item, to);
    if (from !== to) onChange(moved(items, from, to));
  };

  const onKeyDown = (event: KeyboardEvent, item: Item, index: number): void => {
    const isLifted = lift?.key === keyOf(item);
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isLifted) drop(item, lift.from, lift.to);
      else {
        hold(lifted(item, index));
        say(words.lifted, item, index);
      }
      return;
    }
    if (!isLifted) return;
    const targets: Record<string, number> = {
      ArrowUp: lift.to - 1,
      ArrowDown: lift.to + 1,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      hold(undefined);
      say(words.cancelled, item, lift.from);
    } else if (target !== undefined) {
      event.preventDefault();
      const to = Math.max(0, Math.min(target, count - 1));
      hold({ ...lift, to });
      say(words.moved, item, to);
    }
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>, item: Item, index: number): void => {
    if (event.button !== 0 || !event.isPrimary) return;
    capturePointer(event);
    hold({ ...lifted(item, index), drag: { startY: event.clientY, y: 0 } });
  };

  const onPointerMove = (event: PointerEvent, item: Item): void => {
    const now = hand.current;
    if (!now?.drag) return;
    const { tops, heights, drag } = now;
    const y = event.clientY - drag.startY;
    const middle = (tops[now.from] ?? 0) + (heights[now.from] ?? 0) / 2 + y;
    const to = placeOf(middle, tops, heights);
    if (to !== now.to) say(words.moved, item, to);
    hold({ ...now, to, drag: { ...drag, y } });
  };

  const shiftOf = (index: number): number => {
    if (!lift) return 0;
    const rowHeight = (at: number): number => lift.heights[at] ?? 0;
    if (index === lift.from) {
      if (lift.drag) return lift.drag.y;
      const step = lift.to > lift.from ? 1 : -1;
      let way = 0;
      for (let at = lift.from; at !== lift.to; at += step) way += step * rowHeight(at + step);
      return way;
    }
    if (index > lift.from && index <= lift.to) return -rowHeight(lift.from);
    if (index < lift.from && index >= lift.to) return rowHeight(lift.from);
    return 0;
  };

  return (
    <div>
      <Rows ref={listRef} aria-label={label}>
        {items.map((item, index) => {
          const isLifted = lift?.key === keyOf(item);
          return (
            <Row
              key={keyOf(item)}
              data-resting={lift === undefined || undefined}
              data-lifted={isLifted || undefined}
              data-dragging={(isLifted && lift.drag !== undefined) || undefined}
              style={{ '--m-shift': `${shiftOf(index)}px` } as CSSProperties}
            >
              <Content>{renderRow(item)}</Content>
              <Handle
                type="button"
                aria-label={words.handle(nameOf(item))}
                aria-pressed={isLifted}
                aria-description={words.instructions}
                disabled={isDisabled}
                onKeyDown={(event) => onKeyDown(event, item, index)}
                onBlur={() => {
                  if (isLifted && !lift.drag) {
                    hold(undefined);
                    say(words.cancelled, item, lift.from);
                  }
                }}
                onPointerDown={(event) => onPointerDown(event, item, index)}
                onPointerMove={(event) => onPointerMove(event, item)}
                onPointerUp={() => {
                  const end = hand.current;
                  if (end?.drag) drop(item, end.from, end.to);
                }}
                onPointerCancel={() => hold(undefined)}
              >
                <GripIcon aria-hidden="true" />
              </Handle>
            </Row>
          );
        })}
      </Rows>
      <VisuallyHidden>
        <span role="status" aria-live="assertive">
          {said}
        </span>
      </VisuallyHidden>
    </div>
  );
}
