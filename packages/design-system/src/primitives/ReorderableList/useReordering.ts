import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { capturePointer } from '../capturePointer.ts';
import type { Scroller } from '../VirtualList/useScroller.ts';
import { edgePull } from './edgePull.ts';
import { moved, placeAt, shifted, type Boxes, type Lifted } from './lifting.ts';
import type { ReorderableListProps } from './ReorderableList.types.ts';

interface Lift extends Lifted {
  readonly key: string;
  /** Pointer only: its row, and in px of the window where the pointer is, of the list where it was pressed. */
  readonly drag?: { readonly row: HTMLElement | null; readonly clientY: number; readonly startY: number };
}

export interface ReorderingSource<Item> extends Pick<
  ReorderableListProps<Item>,
  'items' | 'keyOf' | 'nameOf' | 'onChange' | 'words'
> {
  readonly listRef: RefObject<HTMLElement | null>;
  readonly scroller: Scroller | null;
  /** Where the rows lie when one is lifted. */
  boxes(): Boxes;
  /** Brings a place into sight that the keyboard has chosen. */
  showPlace?(index: number): void;
}

/** What happens at the handle of the row with this key. */
interface HandleEvents {
  onKeyDown(event: KeyboardEvent, key: string): void;
  onBlur(key: string): void;
  onPointerDown(event: PointerEvent<HTMLElement>, key: string): void;
  onPointerMove(event: PointerEvent, key: string): void;
  onPointerUp(key: string): void;
  onPointerCancel(): void;
}

export interface Reordering {
  readonly lift: Lift | undefined;
  /** What was last said of a row that moves. */
  readonly said: string;
  /** How a row is drawn from where it lies; undefined while none is lifted. */
  moveOf(index: number): string | undefined;
  /** One object for as long as the list lives: of the rows only those that move are drawn anew. */
  readonly events: HandleEvents;
}

const moveBy = (px: number): string => `translateY(${px}px)`;

/** Lifting, moving and dropping a row, with a pointer or the keyboard. */
export function useReordering<Item>(source: ReorderingSource<Item>): Reordering {
  const { items, keyOf, nameOf, onChange, words, listRef, scroller, boxes, showPlace } = source;
  const [lift, setLift] = useState<Lift>();
  // A quick hand lets go before its last move is rendered: what decides the place is kept beside what is drawn.
  const hand = useRef<Lift>(undefined);
  const [said, setSaid] = useState('');
  const count = items.length;

  const say = (tell: typeof words.moved, item: Item, index: number): void =>
    setSaid(tell(nameOf(item), index + 1, count));
  const hold = (next: Lift | undefined): void => {
    hand.current = next;
    setLift(next);
  };
  const lifted = (item: Item, index: number): Lift => ({
    key: keyOf(item),
    from: index,
    to: index,
    y: 0,
    ...boxes(),
  });
  const drop = (item: Item, from: number, to: number): void => {
    hold(undefined);
    say(words.dropped, item, to);
    if (from !== to) onChange(moved(items, from, to));
  };
  const putBack = (item: Item, from: number): void => {
    hold(undefined);
    say(words.cancelled, item, from);
  };

  // The loop at the edge outlives no list.
  useEffect(
    () => () => {
      hand.current = undefined;
    },
    [],
  );
  // Rows that came, went or moved meanwhile lie elsewhere than when this one was lifted: it goes back rather than astray.
  const order = items.map(keyOf).join('\n');
  const orderBefore = useRef(order);
  useLayoutEffect(() => {
    if (orderBefore.current === order) return;
    orderBefore.current = order;
    const key = hand.current?.key;
    if (key === undefined) return;
    const index = items.findIndex((one) => keyOf(one) === key);
    const item = items[index];
    if (item === undefined) hold(undefined);
    else putBack(item, index);
  });

  /** In the list's own px: scrolling moves what lies under a finger that rests. */
  const inList = (clientY: number): number => clientY - (listRef.current?.getBoundingClientRect().top ?? 0);

  const follow = (item: Item, clientY: number): void => {
    const now = hand.current;
    if (!now?.drag) return;
    const y = inList(clientY) - now.drag.startY;
    const to = placeAt(now, y);
    const next = { ...now, to, y, drag: { ...now.drag, clientY } };
    if (to !== now.to) {
      say(words.moved, item, to);
      hold(next);
      return;
    }
    // Between two places the held row moves alone: nothing else is drawn anew.
    hand.current = next;
    if (now.drag.row !== null) now.drag.row.style.transform = moveBy(y);
  };

  /** A row held at the edge of what is seen draws the list along. */
  const pullAtEdge = (item: Item): void => {
    const drag = hand.current?.drag;
    if (drag === undefined || scroller === null) return;
    const pull = edgePull(drag.clientY, scroller.element);
    if (pull !== 0) {
      scroller.element.scrollBy(0, pull);
      follow(item, drag.clientY);
    }
    requestAnimationFrame(() => pullAtEdge(item));
  };

  const onKeyDown = (event: KeyboardEvent, item: Item, index: number): void => {
    const own = lift?.key === keyOf(item) ? lift : undefined;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (own) drop(item, own.from, own.to);
      else {
        hold(lifted(item, index));
        say(words.lifted, item, index);
      }
      return;
    }
    if (!own) return;
    const targets: Record<string, number> = {
      ArrowUp: own.to - 1,
      ArrowDown: own.to + 1,
      Home: 0,
      End: count - 1,
    };
    const target = targets[event.key];
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      putBack(item, own.from);
      showPlace?.(own.from);
    } else if (target !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      const to = Math.max(0, Math.min(target, count - 1));
      hold({ ...own, to });
      say(words.moved, item, to);
      showPlace?.(to);
    }
  };

  /** Where a row is by now. */
  const ofKey = (key: string, then: (item: Item, index: number) => void): void => {
    const index = items.findIndex((one) => keyOf(one) === key);
    const item = items[index];
    if (item !== undefined) then(item, index);
  };
  const latest = useLatest<HandleEvents>({
    onKeyDown: (event, key) => ofKey(key, (item, index) => onKeyDown(event, item, index)),
    onBlur(key) {
      if (lift?.key === key && !lift.drag) ofKey(key, (item) => putBack(item, lift.from));
    },
    onPointerDown(event, key) {
      if (event.button !== 0 || !event.isPrimary) return;
      capturePointer(event);
      const { clientY } = event;
      const row = event.currentTarget.closest<HTMLElement>('[data-row]');
      ofKey(key, (item, index) => {
        hold({ ...lifted(item, index), drag: { row, clientY, startY: inList(clientY) } });
        requestAnimationFrame(() => pullAtEdge(item));
      });
    },
    onPointerMove: ({ clientY }, key) => {
      if (hand.current?.key === key) ofKey(key, (item) => follow(item, clientY));
    },
    onPointerUp(key) {
      const end = hand.current;
      if (end?.drag) ofKey(key, (item) => drop(item, end.from, end.to));
    },
    onPointerCancel: () => hold(undefined),
  });
  const [events] = useState<HandleEvents>(() => ({
    onKeyDown: (event, key) => latest.current.onKeyDown(event, key),
    onBlur: (key) => latest.current.onBlur(key),
    onPointerDown: (event, key) => latest.current.onPointerDown(event, key),
    onPointerMove: (event, key) => latest.current.onPointerMove(event, key),
    onPointerUp: (key) => latest.current.onPointerUp(key),
    onPointerCancel: () => latest.current.onPointerCancel(),
  }));

  return {
    lift,
    said,
    moveOf: (index) => lift && moveBy(shifted(lift, index, lift.drag !== undefined)),
    events,
  };
}

function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
