import { useRef, useState, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { capturePointer } from '../capturePointer.ts';
import type { Scroller } from '../VirtualList/useScroller.ts';
import { edgePull } from './edgePull.ts';
import { moved, placeAt, shifted, type Boxes, type Lifted } from './lifting.ts';
import type { ReorderableListProps } from './ReorderableList.tsx';

interface Lift extends Lifted {
  readonly key: string;
  /** Pointer only. In px of the window, and of the list, where it was pressed. */
  readonly drag?: { readonly clientY: number; readonly startY: number };
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

interface HandleProps {
  'aria-pressed': boolean;
  onKeyDown(event: KeyboardEvent): void;
  onBlur(): void;
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(): void;
  onPointerCancel(): void;
}

export interface Reordering<Item> {
  readonly lift: Lift | undefined;
  /** What was last said of a row that moves. */
  readonly said: string;
  /** How far a row is drawn from where it lies, in px. */
  shiftOf(index: number): number;
  handleOf(item: Item, index: number): HandleProps;
}

/** Lifting, moving and dropping a row, with a pointer or the keyboard. */
export function useReordering<Item>(source: ReorderingSource<Item>): Reordering<Item> {
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

  /** In the list's own px: scrolling moves what lies under a finger that rests. */
  const inList = (clientY: number): number => clientY - (listRef.current?.getBoundingClientRect().top ?? 0);

  const follow = (item: Item, clientY: number): void => {
    const now = hand.current;
    if (!now?.drag) return;
    const y = inList(clientY) - now.drag.startY;
    const to = placeAt(now, y);
    if (to !== now.to) say(words.moved, item, to);
    hold({ ...now, to, y, drag: { ...now.drag, clientY } });
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

  return {
    lift,
    said,
    shiftOf: (index) => (lift ? shifted(lift, index, lift.drag !== undefined) : 0),
    handleOf(item, index) {
      const own = lift?.key === keyOf(item) ? lift : undefined;
      return {
        'aria-pressed': own !== undefined,
        onKeyDown: (event) => onKeyDown(event, item, index),
        onBlur: () => {
          if (own && !own.drag) putBack(item, own.from);
        },
        onPointerDown(event) {
          if (event.button !== 0 || !event.isPrimary) return;
          capturePointer(event);
          const { clientY } = event;
          hold({ ...lifted(item, index), drag: { clientY, startY: inList(clientY) } });
          requestAnimationFrame(() => pullAtEdge(item));
        },
        onPointerMove: ({ clientY }) => follow(item, clientY),
        onPointerUp() {
          const end = hand.current;
          if (end?.drag) drop(item, end.from, end.to);
        },
        onPointerCancel: () => hold(undefined),
      };
    },
  };
}
