import { describe, expect, test } from 'vitest';
import { adoptLooks, idOfText, lookParameters } from './demo-link.ts';
import { demoAddress } from './demo.ts';
import { storageKeys } from './device/storage.ts';
import { memoryStorage } from './device/storage.ts';

describe('looks in an address', () => {
  test('are taken over as they were sent', () => {
    const storage = memoryStorage({ [storageKeys.settings]: '{"areBalancesHidden":true,"theme":"light"}' });
    const look = { locale: 'zh-Hant', theme: 'dark', convention: 'red-up' } as const;
    adoptLooks(`?${new URLSearchParams(lookParameters(look)).toString()}`, storage);
    expect(storage.get(storageKeys.locale)).toBe('zh-Hant');
    expect(JSON.parse(storage.get(storageKeys.settings) ?? '')).toEqual({
      areBalancesHidden: true,
      theme: 'dark',
      convention: 'red-up',
    });
  });

  test.each(['?language=xx&theme=constructor&colours=', '', '?language=__proto__'])(
    '%s changes nothing',
    (search) => {
      const storage = memoryStorage({});
      adoptLooks(search, storage);
      expect([storage.get(storageKeys.locale), storage.get(storageKeys.settings)]).toEqual([null, null]);
    },
  );
});

describe('an address with a world in it', () => {
  const at = (search: string) => demoAddress({ pathname: '/demo/index.html', search });

  test('is of one world each time, and of another for another text', () => {
    expect(at('?world=abc').worldId).toBe(`link-${idOfText('abc')}`);
    expect(at('?world=abc').worldId).toBe(at('?world=abc&scenario=trader').worldId);
    expect(at('?world=abd').worldId).not.toBe(at('?world=abc').worldId);
  });

  test('names a kept world', () => {
    expect(at('?kept=file-1')).toMatchObject({ isKept: true, worldId: 'file-1', worldText: null });
    expect(at('?scenario=trader')).toMatchObject({ isKept: false, worldId: 'trader' });
  });

  test('has an id that an address can carry, whatever it says', () => {
    expect(at(`?kept=${'é/'.repeat(200)}`).worldId).toMatch(/^[\w-]{1,80}$/);
  });
});
