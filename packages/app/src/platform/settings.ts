import type { LocaleTag } from '@meridian/api';
import { createChanges } from './changes.ts';
import {
  conventions,
  locales,
  themes,
  type KeyValueStorage,
  type Settings,
  type SettingsStore,
} from './ports.ts';
import { readJson, storageKeys } from './storage.ts';

/**
 * Language and looks, remembered in browser storage (spec §1, DECISIONS 30). The language of a first visit follows the
 * browser's; English is default and fallback.
 */
export function createSettings(
  storage: KeyValueStorage,
  browserLanguages: readonly string[] = [],
): SettingsStore {
  const changes = createChanges();
  let settings: Settings = {
    locale: rememberedLocale(storage) ?? matchLocale(browserLanguages),
    ...rememberedLooks(storage),
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

/** What cannot be read is as on a first visit. */
function rememberedLooks(storage: KeyValueStorage): Omit<Settings, 'locale'> {
  const kept = (readJson(storage, storageKeys.settings) ?? {}) as Record<string, unknown>;
  return {
    theme: themes.find((theme) => theme === kept['theme']) ?? 'system',
    convention: conventions.find((convention) => convention === kept['convention']) ?? 'green-up',
    areBalancesHidden: kept['areBalancesHidden'] === true,
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
