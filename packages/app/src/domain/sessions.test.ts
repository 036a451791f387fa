import { describe, expect, test } from 'vitest';
import { outsideWindow, staleAfterMs, staleAge, tradingOf } from './sessions.ts';

const opensAtTimestamp = 1_790_000_000_000;

describe('whether an instrument trades', () => {
  test('an open market does', () => {
    expect(tradingOf({ marketStatus: 'open', isHalted: false, opensAtTimestamp: null })).toEqual({
      state: 'open',
    });
  });

  test('a shut one says why and until when', () => {
    expect(tradingOf({ marketStatus: 'holiday', isHalted: false, opensAtTimestamp })).toEqual({
      state: 'shut',
      reason: 'holiday',
      opensAt: opensAtTimestamp,
    });
  });

  test('a halt outweighs the session', () => {
    expect(tradingOf({ marketStatus: 'open', isHalted: true, opensAtTimestamp: null })).toEqual({
      state: 'halted',
    });
  });
});

describe('the age of a price', () => {
  const now = 1_790_000_000_000;

  test('is nobody’s business while it is fresh', () => {
    expect(staleAge(now - staleAfterMs, now, { state: 'open' })).toBeNull();
  });

  test('is reported once it is stale', () => {
    expect(staleAge(now - staleAfterMs - 1, now, { state: 'open' })).toBe(staleAfterMs + 1);
  });

  test('of a shut market is not staleness', () => {
    expect(staleAge(0, now, { state: 'shut', reason: 'closed', opensAt: null })).toBeNull();
  });
});

describe('the window of an offer', () => {
  const [opensAt, closesAt] = [1_790_000_000_000, 1_790_003_600_000];
  const before = { hasOpened: false, hasClosed: false };
  const during = { hasOpened: true, hasClosed: false };
  const after = { hasOpened: true, hasClosed: true };

  test('accepts orders from its beginning to its end', () => {
    expect(outsideWindow({ opensAt, closesAt }, before)).toEqual({ state: 'upcoming', opensAt });
    expect(outsideWindow({ opensAt, closesAt }, during)).toBeNull();
    expect(outsideWindow({ opensAt, closesAt }, after)).toEqual({ state: 'ended', closedAt: closesAt });
  });

  test('without a beginning or an end accepts them until, or from, the other', () => {
    expect(outsideWindow({ opensAt: null, closesAt }, before)).toBeNull();
    expect(outsideWindow({ opensAt, closesAt: null }, during)).toBeNull();
    expect(outsideWindow({ opensAt: null, closesAt: null }, before)).toBeNull();
  });
});
