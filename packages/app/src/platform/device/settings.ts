import type { LocaleTag } from '@meridian/api';
import { createChanges } from '../ports/changes.ts';
import {
  conventions,
  locales,
  themes,
  type KeyValueStorage,
  type Settings,
  type SettingsStore,
} from '../ports/ports.ts';
import { readJson, storageKeys } from './storage.ts';

/**
 * Language and looks, remembered in browser storage (spec §1, DECISIONS 30). The first visit is in English;
 * where the browser asks for another language, that one is offered until a person has chosen (DECISIONS 33).
 */
export function createSettings(
  storage: KeyValueStorage,
  browserLanguages: readonly string[] = [],
): SettingsStore {
  const changes = createChanges();
  const remembered = rememberedLocale(storage);
  let offered = remembered === null ? matchLocale(browserLanguages) : null;
  let settings: Settings = {
    locale: remembered ?? 'en',
    ...rememberedLooks(storage),
  };
  return {
    get: () => settings,
    offeredLocale: () => (offered === 'en' ? null : offered),
    set(patch) {
      const { locale, ...rest } = { ...settings, ...patch };
      settings = { locale, ...rest };
      if (patch.locale !== undefined) {
        offered = null;
        storage.set(storageKeys.locale, locale);
      }
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

/** What the browser asks for: Traditional for Taiwan, Hong Kong, Macau and the script's own tag; Simplified for every other Chinese. */
export function matchLocale(browserLanguages: readonly string[]): LocaleTag {
  for (const tag of browserLanguages) {
    const language = tag.toLowerCase();
    if (language.startsWith('en')) return 'en';
    if (language.startsWith('zh')) return /hant|-tw|-hk|-mo/.test(language) ? 'zh-Hant' : 'zh-Hans';
  }
  return 'en';
}
