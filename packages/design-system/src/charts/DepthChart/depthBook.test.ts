import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depthBook, depthRange, highestTotal, indexAtPrice, levelAt, type DepthLevel } from './depthBook.ts';
import { depthOutline } from './depthOutline.ts';

const at = (price: number, quantity: number): DepthLevel => ({ price, quantity });
const whole = { reach: undefined, isSymmetric: true };

describe('an order book', () => {
  const book = depthBook([at(98, 5), at(100, 1), at(99, 2)], [at(104, 4), at(102, 3)]);

  test('adds up from the best price outwards, whatever order it came in', () => {
    expect(book.bids.map(({ price, cumulative }) => [price, cumulative])).toEqual([
      [100, 1],
      [99, 3],
      [98, 8],
    ]);
    expect(book.asks.map(({ price, cumulative }) => [price, cumulative])).toEqual([
      [102, 3],
      [104, 7],
    ]);
    expect(book).toMatchObject({ state: 'open', middle: 101, spread: 2 });
  });

  test('takes levels of one price as one, and leaves out what is no order', () => {
    const { bids } = depthBook([at(100, 1), at(100, 2), at(99, 0), at(98, -1), at(NaN, 1), at(97, NaN)], []);
    expect(bids).toEqual([{ price: 100, quantity: 3, cumulative: 3 }]);
  });

  test.each([
    ['empty', [], [], NaN],
    ['noAsks', [at(100, 1)], [], 100],
    ['noBids', [], [at(102, 1)], 102],
    ['locked', [at(100, 1)], [at(100, 1)], 100],
    ['crossed', [at(103, 1)], [at(101, 1)], 102],
  ])('that is %s says so and has no spread', (state, bids, asks, middle) => {
    expect(depthBook(bids, asks)).toMatchObject({ state, middle, spread: undefined });
  });

  test('is walked from the deepest bid to the deepest ask', () => {
    const prices = [0, 1, 2, 3, 4].map((index) => levelAt(book, index)?.step.price);
    expect(prices).toEqual([98, 99, 100, 102, 104]);
    expect(levelAt(book, 2)?.side).toBe('bid');
    expect(levelAt(book, 3)?.side).toBe('ask');
    expect(levelAt(book, 5)).toBeUndefined();
  });

  test('is read at the level whose step is over a price', () => {
    const priceOf = (price: number): number | undefined =>
      levelAt(book, indexAtPrice(book, price))?.step.price;
    expect(priceOf(90)).toBe(98);
    expect(priceOf(98.5)).toBe(99);
    expect(priceOf(100.9)).toBe(100);
    expect(priceOf(101.1)).toBe(102);
    expect(priceOf(103.9)).toBe(102);
    expect(priceOf(200)).toBe(104);
  });

  test('with one side is read on that side from anywhere', () => {
    const bidsOnly = depthBook([at(100, 1), at(99, 2)], []);
    expect(levelAt(bidsOnly, indexAtPrice(bidsOnly, 500))?.step.price).toBe(100);
    const asksOnly = depthBook([], [at(100, 1), at(101, 2)]);
    expect(levelAt(asksOnly, indexAtPrice(asksOnly, 5))?.step.price).toBe(100);
  });
});

describe('the prices shown', () => {
  const book = depthBook([at(90, 5), at(100, 1)], [at(102, 3), at(104, 4)]);

  test('reach as far on both sides, so that both can be compared', () => {
    const { low, high } = depthRange(book, whole);
    expect(101 - low).toBeCloseTo(high - 101, 9);
    expect(low).toBeLessThan(90);
  });

  test('may follow each side', () => {
    const { low, high } = depthRange(book, { ...whole, isSymmetric: false });
    expect(low).toBeLessThan(90);
    expect(high).toBeGreaterThan(104);
    expect(high).toBeLessThan(105);
  });

  test('may be a share of the middle, and totals beyond it do not count', () => {
    const range = depthRange(book, { ...whole, reach: 0.02 });
    expect(range.low).toBeCloseTo(98.98, 9);
    expect(range.high).toBeCloseTo(103.02, 9);
    expect(highestTotal(book, range)).toBe(3);
  });

  test('have a width even for a book of one price, and room for a side without orders', () => {
    for (const isSymmetric of [true, false]) {
      const lonely = depthRange(depthBook([at(100, 1)], []), { reach: undefined, isSymmetric });
      expect(lonely.low).toBeLessThan(100);
      expect(lonely.high).toBeGreaterThan(100);
    }
  });

  test('hold every level of any book, crossed ones too', () => {
    const side = fc.array(
      fc.record({
        price: fc.double({ min: 0.01, max: 1e5, noNaN: true }),
        quantity: fc.double({ min: 0.01, max: 1e6, noNaN: true }),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(side, side, fc.boolean(), (bids, asks, isSymmetric) => {
        fc.pre(bids.length + asks.length > 0);
        const any = depthBook(bids, asks);
        const { low, high } = depthRange(any, { reach: undefined, isSymmetric });
        for (const { price } of [...any.bids, ...any.asks]) {
          expect(price).toBeGreaterThanOrEqual(low);
          expect(price).toBeLessThanOrEqual(high);
        }
        for (let i = 0; i < any.bids.length + any.asks.length; i++) expect(levelAt(any, i)).toBeDefined();
        for (const price of [low, any.middle, high]) {
          expect(levelAt(any, indexAtPrice(any, price))).toBeDefined();
        }
        const total = bids.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(any.bids.at(-1)?.cumulative ?? 0).toBeCloseTo(total, 4);
      }),
    );
  });
});

describe('the outline of a side', () => {
  const same = (value: number): number => value;

  test('starts at zero and rises at each price', () => {
    const { asks } = depthBook([], [at(10, 1), at(20, 2)]);
    const { steps, tail } = depthOutline({
      levels: asks,
      toX: same,
      toY: (total) => 100 - total,
      edgeX: 50,
      isRising: true,
    });
    expect(steps).toEqual([
      { x: 10, y: 100 },
      { x: 10, y: 99 },
      { x: 20, y: 97 },
    ]);
    expect(tail).toEqual([
      { x: 20, y: 97 },
      { x: 50, y: 97 },
    ]);
  });

  test('runs on to the edge when levels lie beyond it', () => {
    const { bids } = depthBook([at(10, 1), at(5, 9)], []);
    const { steps, tail } = depthOutline({ levels: bids, toX: same, toY: same, edgeX: 8, isRising: false });
    expect(steps.at(-1)).toEqual({ x: 8, y: 1 });
    expect(tail).toBeUndefined();
  });

  test('is nothing without orders, and where all of them lie beyond the edge', () => {
    const nothing = { steps: [], tail: undefined };
    const outline = { toX: same, toY: same, edgeX: 50, isRising: false };
    expect(depthOutline({ levels: [], ...outline })).toEqual(nothing);
    const { bids } = depthBook([at(40, 1), at(30, 1)], []);
    expect(depthOutline({ levels: bids, ...outline })).toEqual(nothing);
  });

  test('never falls outwards, ends at the whole total, and has no more steps than pixels', () => {
    const prices = fc.uniqueArray(fc.double({ min: 100, max: 200, noNaN: true }), {
      minLength: 1,
      maxLength: 1500,
    });
    fc.assert(
      fc.property(prices, fc.integer({ min: 60, max: 300 }), (all, width) => {
        const { asks } = depthBook(
          [],
          all.map((price) => at(price, 1)),
        );
        const toX = (price: number): number => ((price - 100) / 100) * width;
        const { steps } = depthOutline({
          levels: asks,
          toX,
          toY: (total) => -total,
          edgeX: width + 1,
          isRising: true,
        });
        expect(steps.length).toBeLessThanOrEqual(width + 2);
        expect(steps.at(-1)?.y).toBe(-all.length);
        for (let i = 1; i < steps.length; i++) {
          const [before, here] = [steps[i - 1], steps[i]];
          expect(here?.x).toBeGreaterThanOrEqual(before?.x ?? NaN);
          expect(here?.y).toBeLessThanOrEqual(before?.y ?? NaN);
          // Each but the first, which starts at zero, in a column of its own.
          if (i > 1) expect(Math.round(here?.x ?? NaN)).toBeGreaterThan(Math.round(before?.x ?? NaN));
        }
      }),
    );
  });
});
