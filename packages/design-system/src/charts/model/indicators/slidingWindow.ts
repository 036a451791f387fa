import { isPeriod } from './indicator.ts';

/** The last `period` items, folded into one. */
export interface SlidingWindow<Item> {
  /** The window that ends with this item, which is not taken in. Undefined before the window is full. */
  next(item: Item): Item | undefined;
  close(item: Item): void;
}

/**
 * Folds every window in constant time on average, without ever taking an item out again: the row is cut into blocks as
 * long as the window, and a window is the tail of one block and the head of the next. Nothing is subtracted, so no
 * rounding error builds up, however long the history, and what has left the window leaves no trace.
 */
export function slidingWindow<Item>(
  period: number,
  fold: (earlier: Item, later: Item) => Item,
): SlidingWindow<Item> {
  /** `tails[i]`: items i to the end of the block before. */
  let tails: Item[] = [];
  let block: Item[] = [];
  let head: Item | undefined;
  const withItem = (item: Item): Item => (head === undefined ? item : fold(head, item));
  return {
    next(item) {
      if (!isPeriod(period)) return undefined;
      const count = block.length + 1;
      if (count === period) return withItem(item);
      const tail = tails[count];
      return tail === undefined ? undefined : fold(tail, withItem(item));
    },
    close(item) {
      head = withItem(item);
      block.push(item);
      if (block.length < period || !isPeriod(period)) return;
      tails = tailsOf(block, fold);
      block = [];
      head = undefined;
    },
  };
}

function tailsOf<Item>(block: readonly Item[], fold: (earlier: Item, later: Item) => Item): Item[] {
  const tails: Item[] = [];
  let tail: Item | undefined;
  for (const item of block.toReversed()) {
    tail = tail === undefined ? item : fold(item, tail);
    tails.push(tail);
  }
  return tails.reverse();
}

/** Count, mean and sum of squared distances from the mean. */
export interface Moments {
  count: number;
  mean: number;
  squares: number;
}

export function momentsOf(value: number): Moments {
  return { count: 1, mean: value, squares: 0 };
}

/** Chan, Golub and LeVeque: moments of two groups together. Equal values give their own mean and no spread, exactly. */
export function foldMoments(a: Moments, b: Moments): Moments {
  const count = a.count + b.count;
  const apart = b.mean - a.mean;
  return {
    count,
    mean: a.mean + apart * (b.count / count),
    squares: a.squares + b.squares + apart * apart * ((a.count * b.count) / count),
  };
}
