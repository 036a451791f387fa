import { describe, expect, it } from 'vitest';
import { createSettings, matchLocale } from './settings.ts';
import { memoryStorage } from './storage.ts';
import type { KeyValueStorage } from '../ports/ports.ts';

/** One storage of a browser, as two of its tabs have it: each hears what the other writes. */
function sharedByTabs(): Record<'first' | 'second', KeyValueStorage> {
  const storage = memoryStorage();
  const listeners = {
    first: new Set<(key: string | null) => void>(),
    second: new Set<(key: string | null) => void>(),
  };
  const tab = (own: 'first' | 'second', other: 'first' | 'second'): KeyValueStorage => ({
    ...storage,
    set(key, value) {
      storage.set(key, value);
      for (const tell of listeners[other]) tell(key);
    },
    onForeignChange(listener) {
      listeners[own].add(listener);
      return () => listeners[own].delete(listener);
    },
  });
  return { first: tab('first', 'second'), second: tab('second', 'first') };
}

describe('settings', () => {
  it('remember the language under its own key and the looks beside it', () => {
    const storage = memoryStorage();
    createSettings(storage).set({ locale: 'zh-Hant', convention: 'red-up' });
    expect(storage.get('locale')).toBe('zh-Hant');
    expect(createSettings(storage, ['en-US']).get()).toEqual({
      locale: 'zh-Hant',
      theme: 'system',
      convention: 'red-up',
      density: undefined,
      dates: 'given',
      areBalancesHidden: false,
    });
  });

  it('remember how dates are written, and take what they cannot read for the given way', () => {
    const storage = memoryStorage();
    createSettings(storage).set({ dates: 'language' });
    expect(createSettings(storage).get().dates).toBe('language');
    storage.set('settings', '{"dates":"upside-down"}');
    expect(createSettings(storage).get().dates).toBe('given');
  });

  it('start in English, and offer the Chinese that the browser asks for', () => {
    const settings = createSettings(memoryStorage(), ['fr-FR', 'zh-CN', 'en']);
    expect(settings.get().locale).toBe('en');
    expect(settings.offeredLocale()).toBe('zh-Hans');
  });

  it.each([{ languages: ['en-US', 'zh-CN'] }, { languages: ['fr-FR'] }, { languages: [] }])(
    'offer nothing to a browser that asks for $languages',
    ({ languages }) => {
      expect(createSettings(memoryStorage(), languages).offeredLocale()).toBeNull();
    },
  );

  it.each(['en', 'zh-Hant'] as const)(
    'offer nothing once %s was chosen, on no later visit either',
    (locale) => {
      const storage = memoryStorage();
      const settings = createSettings(storage, ['zh-CN']);
      settings.set({ theme: 'dark' });
      expect(settings.offeredLocale()).toBe('zh-Hans');
      settings.set({ locale });
      expect(settings.offeredLocale()).toBeNull();
      expect(createSettings(storage, ['zh-CN']).offeredLocale()).toBeNull();
    },
  );

  it('read every other language of a browser as English', () => {
    expect(matchLocale(['de'])).toBe('en');
    expect(matchLocale([])).toBe('en');
  });

  it.each([
    ['zh-HK', 'zh-Hant'],
    ['zh-TW', 'zh-Hant'],
    ['zh-Hant-CN', 'zh-Hant'],
    ['zh', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['en-GB', 'en'],
  ] as const)('read %s as %s', (tag, locale) => {
    expect(matchLocale([tag])).toBe(locale);
  });

  it('leave the density to the window until one is chosen, and remember that one', () => {
    const storage = memoryStorage();
    expect(createSettings(storage).get().density).toBeUndefined();
    createSettings(storage).set({ density: 'compact' });
    expect(createSettings(storage).get().density).toBe('compact');
  });

  it('hold in every tab once chosen in one, and keep what each has chosen', () => {
    const tabs = sharedByTabs();
    const first = createSettings(tabs.first);
    const second = createSettings(tabs.second);
    const heard: unknown[] = [];
    second.subscribe(() => heard.push(second.get().density));
    first.set({ density: 'comfortable' });
    expect(heard).toEqual(['comfortable']);
    second.set({ theme: 'dark' });
    expect(first.get()).toMatchObject({ theme: 'dark', density: 'comfortable' });
    expect(createSettings(tabs.first).get()).toMatchObject({ theme: 'dark', density: 'comfortable' });
  });

  it('survive what cannot be read', () => {
    const storage = memoryStorage({
      locale: 'klingon',
      settings: '{"theme":"neon","density":"tight","areBalancesHidden":true}',
    });
    expect(createSettings(storage).get()).toEqual({
      locale: 'en',
      theme: 'system',
      convention: 'green-up',
      density: undefined,
      dates: 'given',
      areBalancesHidden: true,
    });
  });
});
