import { afterEach, expect, test, vi } from 'vitest';
import { browserStorage } from './ports-browser.ts';

/** A browser whose storage has room, until it has not. */
function openStorage() {
  const values = new Map<string, string>();
  const room = { isFull: false };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (room.isFull) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  });
  return { values, room, storage: browserStorage('w:') };
}

afterEach(() => vi.unstubAllGlobals());

test('what is set is kept under the prefix of its world', () => {
  const { values, storage } = openStorage();
  storage.set('drafts', 'one');
  expect(values).toEqual(new Map([['w:drafts', 'one']]));
  expect(storage.get('drafts')).toBe('one');
  expect(storage.isKept('drafts')).toBe(true);
});

test('what a full storage refuses lives as long as the page, and says so; once there is room again it is kept', () => {
  const { values, room, storage } = openStorage();
  storage.set('drafts', 'before');
  room.isFull = true;
  storage.set('drafts', 'after');
  expect(storage.get('drafts')).toBe('after');
  expect(values.get('w:drafts')).toBe('before');
  expect(storage.isKept('drafts')).toBe(false);
  expect(storage.isKept('locale')).toBe(true);

  room.isFull = false;
  storage.set('drafts', 'now');
  expect(values.get('w:drafts')).toBe('now');
  expect(storage.isKept('drafts')).toBe(true);
});

test('what was only on the page is removed with the rest', () => {
  const { room, storage } = openStorage();
  room.isFull = true;
  storage.set('drafts', 'one');
  storage.remove('drafts');
  expect(storage.get('drafts')).toBeNull();
  expect(storage.isKept('drafts')).toBe(true);
});
