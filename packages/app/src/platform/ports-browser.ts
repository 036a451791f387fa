import { createServerClock, type ServerClock } from './ports/clock.ts';
import type { Clipboard, KeyValueStorage, Timers } from './ports/ports.ts';
import { memoryStorage } from './device/storage.ts';

/** The only file of the app that reaches for the browser's own clock, chance, storage and clipboard. */

/** Calls back when the page may end: on a phone, hiding it is the last that it hears. */
export function onPageHidden(listener: () => void): () => void {
  const leave = (): void => {
    if (document.visibilityState === 'hidden') listener();
  };
  document.addEventListener('visibilitychange', leave);
  return () => document.removeEventListener('visibilitychange', leave);
}

/** The device's clock, set right by the server's answers. */
export function browserClock(): ServerClock {
  return createServerClock(() => Date.now());
}

export const browserClipboard: Clipboard = { read: () => navigator.clipboard.readText() };

export const browserTimers: Timers = {
  setTimeout: (run, delayMs) => globalThis.setTimeout(run, delayMs),
  clearTimeout: (handle) => globalThis.clearTimeout(handle as ReturnType<typeof globalThis.setTimeout>),
  now: () => performance.now(),
};

/** A random id that nobody else makes. */
export function randomId(): string {
  return crypto.randomUUID();
}

/**
 * The browser's storage. `prefix` keeps simulated worlds apart; production has none. Where storage is blocked or full,
 * values live as long as the page.
 */
export function browserStorage(prefix = ''): KeyValueStorage {
  const unkept = memoryStorage();
  return {
    get(key) {
      try {
        return unkept.get(key) ?? localStorage.getItem(prefix + key);
      } catch {
        return unkept.get(key);
      }
    },
    set(key, value) {
      try {
        localStorage.setItem(prefix + key, value);
        unkept.remove(key);
      } catch {
        unkept.set(key, value);
      }
    },
    remove(key) {
      unkept.remove(key);
      try {
        localStorage.removeItem(prefix + key);
      } catch {
        // Blocked storage holds nothing to remove.
      }
    },
    isKept: (key) => unkept.get(key) === null,
    onForeignChange(listener) {
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === null) listener(null);
        else if (key.startsWith(prefix)) listener(key.slice(prefix.length));
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
