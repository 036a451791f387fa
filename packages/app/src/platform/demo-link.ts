import type { KeyValueStorage, Settings } from './ports/ports.ts';
import { storageKeys } from './device/storage.ts';

/** Carries a whole world, as `worldText` of the simulated brokerage writes it. */
export const worldParameter = 'world';
/** Names a world that this browser keeps: one that was opened from a file. */
export const keptParameter = 'kept';

const looks = {
  language: ['en', 'zh-Hans', 'zh-Hant'],
  theme: ['system', 'light', 'dark'],
  colours: ['green-up', 'red-up', 'colour-blind'],
} as const;

type Look = Pick<Settings, 'locale' | 'theme' | 'convention'>;

/** Looks as an address says them. */
export function lookParameters({ locale, theme, convention }: Look): [string, string][] {
  return [
    ['language', locale],
    ['theme', theme],
    ['colours', convention],
  ];
}

/** Takes over the looks that an address asks for; what it does not know stays as it is. */
export function adoptLooks(search: string, storage: Pick<KeyValueStorage, 'get' | 'set'>): void {
  const query = new URLSearchParams(search);
  const asked = <Name extends keyof typeof looks>(name: Name) =>
    looks[name].find((value) => value === query.get(name));
  const [locale, theme, convention] = [asked('language'), asked('theme'), asked('colours')];
  if (locale !== undefined) storage.set(storageKeys.locale, locale);
  if (theme === undefined && convention === undefined) return;
  const kept = parsed(storage.get(storageKeys.settings));
  const next = { ...kept, ...(theme && { theme }), ...(convention && { convention }) };
  storage.set(storageKeys.settings, JSON.stringify(next));
}

function parsed(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** A short id of a text: the same link opens the same world again, with what was done in it since. FNV-1a. */
export function idOfText(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
