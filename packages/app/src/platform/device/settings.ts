import type { LocaleTag } from '@meridian/api';
import { createChanges } from '../ports/changes.ts';
import {
  conventions,
  dateForms,
  densities,
  locales,
  themes,
  type KeyValueStorage,
  type Settings,
  type SettingsStore,
} from '../ports/ports.ts';
import { readJson, storageKeys } from './storage.ts';

/**
 * Language and looks, remembered in browser storage (spec §1, DECISIONS 30). The first visit is in English;
 * where the browser asks for another language, that one is offered until a person has chosen (DECISIONS 33). Looks that are
 * chosen in another tab hold here at once.
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
  storage.onForeignChange?.((key) => {
    if (key !== null && key !== storageKeys.settings) return;
    settings = { locale: settings.locale, ...rememberedLooks(storage) };
    changes.announce();
  });
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

const oneOf = <T>(choices: readonly T[], kept: unknown): T | undefined =>
  choices.find((choice) => choice === kept);

/** What cannot be read is as on a first visit. */
function rememberedLooks(storage: KeyValueStorage): Omit<Settings, 'locale'> {
  const kept = (readJson(storage, storageKeys.settings) ?? {}) as Record<string, unknown>;
  return {
    theme: oneOf(themes, kept['theme']) ?? 'system',
    convention: oneOf(conventions, kept['convention']) ?? 'green-up',
    density: oneOf(densities, kept['density']),
    dates: oneOf(dateForms, kept['dates']) ?? 'given',
    areBalancesHidden: kept['areBalancesHidden'] === true,
  };
}

function rememberedLocale(storage: KeyValueStorage): LocaleTag | null {
  return oneOf(locales, storage.get(storageKeys.locale)) ?? null;
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
