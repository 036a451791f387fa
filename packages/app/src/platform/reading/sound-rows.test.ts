import { describe, expect, test } from 'vitest';
import type { Request } from './request-phase.ts';
import { soundRows, withKnown } from './sound-rows.ts';

const rows = (...list: string[]) => ({
  list,
  unreadableCount: 1,
  firstMisfit: null,
  surplusCount: 2,
  total: 9,
});
const keyOf = (item: string): string => item.slice(0, 1);

describe('lines of an answer', () => {
  test('stay as they came where each belongs there and is there once', () => {
    const whole = rows('a', 'b');
    expect(soundRows(whole, { keyOf })).toBe(whole);
  });

  test('are shown once each, and the others are counted with those that could not be read', () => {
    expect(soundRows(rows('a1', 'b', 'a2', 'a3'), { keyOf })).toEqual({
      ...rows('a1', 'b'),
      unreadableCount: 3,
      firstMisfit: 'a: there are two of it',
    });
  });

  test('of other things are left out, counted and logged with their reason', () => {
    const faultOf = (item: string) => (item.endsWith('!') ? 'of another market' : null);
    expect(soundRows(rows('a!', 'b', 'a'), { keyOf, faultOf })).toEqual({
      ...rows('b', 'a'),
      unreadableCount: 2,
      firstMisfit: 'a: of another market',
    });
  });

  test('say first what could not be read before', () => {
    const unread = { ...rows('a', 'a'), firstMisfit: 'price: not a decimal number' };
    expect(soundRows(unread, { keyOf }).firstMisfit).toBe('price: not a decimal number');
  });
});

describe('a read with its answer changed', () => {
  const twice = (known: number): number => known * 2;

  test.each<[Request<number>, Request<number>]>([
    [{ phase: 'idle' }, { phase: 'idle' }],
    [
      { phase: 'ready', data: 3, at: 1 },
      { phase: 'ready', data: 6, at: 1 },
    ],
    [
      { phase: 'loading', last: 3, lastAt: 1 },
      { phase: 'loading', last: 6, lastAt: 1 },
    ],
    [
      { phase: 'loading', last: null, lastAt: null },
      { phase: 'loading', last: null, lastAt: null },
    ],
  ])('%j becomes %j', (request, changed) => {
    expect(withKnown(request, twice)).toEqual(changed);
  });
});
