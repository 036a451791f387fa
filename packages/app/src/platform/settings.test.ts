import { describe, expect, it } from 'vitest';
import { createSettings, matchLocale } from './settings.ts';
import { memoryStorage } from './storage.ts';

describe('settings', () => {
  it('remember the language under its own key and the looks beside it', () => {
    const storage = memoryStorage();
    createSettings(storage).set({ locale: 'zh-Hant', convention: 'red-up' });
    expect(storage.get('locale')).toBe('zh-Hant');
    expect(createSettings(storage, ['en-US']).get()).toEqual({
      locale: 'zh-Hant',
      theme: 'system',
      convention: 'red-up',
      areBalancesHidden: false,
    });
  });

  it('start with the language of the browser, and English for every other', () => {
    expect(createSettings(memoryStorage(), ['fr-FR', 'zh-CN', 'en']).get().locale).toBe('zh-Hans');
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

  it('survive what cannot be read', () => {
    const storage = memoryStorage({
      locale: 'klingon',
      settings: '{"theme":"neon","areBalancesHidden":true}',
    });
    expect(createSettings(storage).get()).toEqual({
      locale: 'en',
      theme: 'system',
      convention: 'green-up',
      areBalancesHidden: true,
    });
  });
});
