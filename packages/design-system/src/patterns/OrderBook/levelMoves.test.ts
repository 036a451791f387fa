import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moveLevel, nearestLevel, type LevelAt } from './levelMoves.ts';

const counts = fc.record({ bid: fc.nat(20), ask: fc.nat(20) });
const at = fc.record({ side: fc.constantFrom('bid' as const, 'ask' as const), index: fc.nat(25) });
const layout = fc.constantFrom('sides' as const, 'ladder' as const);
const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');

describe('keys in an order book', () => {
  test('never leave the book', () => {
    fc.assert(
      fc.property(key, at, counts, layout, (pressed, from, book, shape) => {
        const to = moveLevel(pressed, from, book, shape);
        if (to === null) return;
        expect(to.index).toBeGreaterThanOrEqual(0);
        expect(to.index).toBeLessThan(book[to.side]);
      }),
    );
  });

  test('go back with the opposite key, unless at an end', () => {
    fc.assert(
      fc.property(at, counts, layout, (start, book, shape) => {
        const from = nearestLevel(start, book);
        if (from === null) return;
        const down = moveLevel('ArrowDown', from, book, shape);
        if (down === null || (down.side === from.side && down.index === from.index)) return;
        expect(moveLevel('ArrowUp', down, book, shape)).toEqual(from);
      }),
    );
  });

  test('reach every rung of a ladder from its top, asks first and bids below', () => {
    const book = { bid: 2, ask: 2 };
    const rungs: LevelAt[] = [];
    let here = moveLevel('Home', { side: 'bid', index: 1 }, book, 'ladder');
    while (here !== null && rungs.length < 4) {
      rungs.push(here);
      here = moveLevel('ArrowDown', here, book, 'ladder');
    }
    expect(rungs).toEqual([
      { side: 'ask', index: 1 },
      { side: 'ask', index: 0 },
      { side: 'bid', index: 0 },
      { side: 'bid', index: 1 },
    ]);
  });

  test('cross to the same rank of the other side, or its last', () => {
    const book = { bid: 5, ask: 2 };
    expect(moveLevel('ArrowRight', { side: 'bid', index: 4 }, book, 'sides')).toEqual({
      side: 'ask',
      index: 1,
    });
    expect(moveLevel('ArrowLeft', { side: 'ask', index: 1 }, book, 'sides')).toEqual({
      side: 'bid',
      index: 1,
    });
  });

  test('stay where they are beside an empty side, and nowhere in an empty book', () => {
    const from: LevelAt = { side: 'bid', index: 1 };
    expect(moveLevel('ArrowRight', from, { bid: 3, ask: 0 }, 'sides')).toEqual(from);
    expect(moveLevel('ArrowDown', from, { bid: 0, ask: 0 }, 'sides')).toBeNull();
    expect(moveLevel('Enter', from, { bid: 3, ask: 3 }, 'ladder')).toBeNull();
  });
});
