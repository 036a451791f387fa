import { describe, expect, it } from 'vitest';
import { memoryStorage, storageKeys } from '#platform/device/storage.ts';
import { clearDeviceData, deviceDataIn } from './device-data.ts';

/** Kept for the app itself, or too much to lose: who is signed in, how it looks, and what is in doubt. */
const stays = [
  ...['token', 'user', 'locale', 'settings', 'doubts', 'config', 'keptAnswers', 'renewal'],
  ...['deviceLock', 'lockSeenAt'],
] as const;

describe('the data of this device', () => {
  it('are what is there', () => {
    expect(deviceDataIn(memoryStorage())).toEqual([]);
    const storage = memoryStorage({ [storageKeys.drafts]: '{}', [storageKeys.searchHistory]: '["KO"]' });
    expect(deviceDataIn(storage)).toEqual(['searches', 'forms']);
  });

  it('are all gone once they are cleared, but for the sign-in, the display and every doubt about money', async () => {
    const { pictureShelf, ...others } = storageKeys;
    const storage = memoryStorage(Object.fromEntries(Object.values(others).map((key) => [key, '1'])));
    await clearDeviceData(storage);
    expect(deviceDataIn(storage)).toEqual([]);
    const left = Object.entries(storageKeys).flatMap(([name, key]) =>
      storage.get(key) === null ? [] : [name],
    );
    expect(left).toEqual(expect.arrayContaining([...stays]));
    expect(left).toHaveLength(stays.length);
    expect(storage.get(pictureShelf)).toBeNull();
  });
});
