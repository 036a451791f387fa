import { describe, expect, it, test } from 'vitest';
import { isLockDue, keepLock, lockIn, noteSeen, type LockMinutes } from './device-lock.ts';
import { memoryStorage, storageKeys } from './storage.ts';

const nowMs = Date.UTC(2026, 10, 18, 15, 30);
const lockOf = (minutes: LockMinutes) => ({ key: 'k', minutes });

test('a lock is read as it was kept, and nothing else is one', () => {
  const storage = memoryStorage();
  keepLock(storage, lockOf(5));
  expect(lockIn(storage.get(storageKeys.deviceLock))).toEqual(lockOf(5));
  keepLock(storage, null);
  expect(storage.get(storageKeys.deviceLock)).toBeNull();
  for (const text of [
    null,
    '',
    '{',
    '[]',
    '{"key":"k"}',
    '{"key":"","minutes":5}',
    '{"key":"k","minutes":7}',
  ])
    expect(lockIn(text)).toBeNull();
});

describe('a lock', () => {
  it.each([
    [1, 59_999, false],
    [1, 60_000, true],
    [15, 899_999, false],
    [15, 900_000, true],
    [0, 0, true],
  ] as const)('of %d min is due after %d ms: %s', (minutes, awayMs, isDue) => {
    const storage = memoryStorage();
    noteSeen(storage, nowMs);
    expect(isLockDue(storage, lockOf(minutes), nowMs + awayMs)).toBe(isDue);
  });

  it('falls where nobody knows since when, and where the clock was set back', () => {
    const storage = memoryStorage();
    expect(isLockDue(storage, lockOf(15), nowMs)).toBe(true);
    noteSeen(storage, nowMs);
    expect(isLockDue(storage, lockOf(15), nowMs - 1)).toBe(true);
    storage.set(storageKeys.lockSeenAt, 'soon');
    expect(isLockDue(storage, lockOf(15), nowMs)).toBe(true);
  });
});
