import type { LocaleTag } from '@meridian/api';
import * as v from 'valibot';
import { createChanges } from './changes.ts';
import { conventions, locales, themes, type KeyValueStorage, type Settings, type SettingsStore } from './ports.ts';
import { readJson, storageKeys } from './storage.ts';

const looks = v.object({
  theme: v.fallback(v.picklist(themes), 'system'),
  convention: v.fallback(v.picklist(conventions), 'green-up'),
  areBalancesHidden: v.fallback(v.boolean(), false),
});

/**
 * Language and looks, remembered in browser storage (spec §1, DECISIONS 30). The language of a first visit follows the
 * browser's; English is default and fallback.
 */
export function createSettings(storage: KeyValueStorage, browserLanguages: readonly string[] = []): SettingsStore {
  const changes = createChanges();
  let settings: Settings = {
    locale: rememberedLocale(storage) ?? matchLocale(browserLanguages),
    ...v.parse(looks, readJson(storage, storageKeys.settings) ?? {}),
  };
  return {
    get: () => settings,
    set(patch) {
      const { locale, ...rest } = { ...settings, ...patch };
      settings = { locale, ...rest };
      if (patch.locale !== undefined) storage.set(storageKeys.locale, locale);
      storage.set(storageKeys.settings, JSON.stringify(rest));
      changes.announce();
    },
    subscribe: changes.subscribe,
  };
}

function rememberedLocale(storage: KeyValueStorage): LocaleTag | null {
  const kept = storage.get(storageKeys.locale);
  return locales.find((locale) => locale === kept) ?? null;
}

/** Traditional for Taiwan, Hong Kong, Macau and the script's own tag; Simplified for every other Chinese. */
export function matchLocale(browserLanguages: readonly string[]): LocaleTag {
  for (const tag of browserLanguages) {
    const language = tag.toLowerCase();
    if (language.startsWith('en')) return 'en';
    if (language.startsWith('zh')) return /hant|-tw|-hk|-mo/.test(language) ? 'zh-Hant' : 'zh-Hans';
  }
  return 'en';
}
