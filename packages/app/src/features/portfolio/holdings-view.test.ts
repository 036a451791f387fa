import { expect, test } from 'vitest';
import { memoryStorage, storageKeys } from '#platform/device/storage.ts';
import { readView } from './holdings-view.ts';

test('what was kept is read field by field', () => {
  const storage = memoryStorage({
    [storageKeys.holdingsView]: '{"sortedBy":"value","direction":7,"profit":"today"}',
  });
  expect(readView(storage)).toEqual({ sortedBy: 'value', direction: 'descending', profit: 'today' });
});

test.each(['broken', '{"sortedBy":{}}', `{"sortedBy":"${'x'.repeat(21)}"}`])(
  'what cannot be read is as on a first visit: %s',
  (kept) => {
    expect(readView(memoryStorage({ [storageKeys.holdingsView]: kept }))).toEqual({
      sortedBy: null,
      direction: 'descending',
      profit: 'profit',
    });
  },
);
