import { formatSaved, parseSaved } from './store.ts';
import type { WorldStore } from './store.ts';

const prefix = 'meridian.world.';

/**
 * Keeps worlds in the browser. Two tabs that open the same world share it: a lock lets one of them act at a time, and
 * the other takes over what was done. A history is some hundred bytes a command, so local storage is enough.
 */
export function browserStore(): WorldStore {
  return {
    load(id) {
      const text = localStorage.getItem(prefix + id);
      return text === null ? null : parseSaved(text);
    },
    save(id, saved) {
      localStorage.setItem(prefix + id, formatSaved(saved));
    },
    remove(id) {
      localStorage.removeItem(prefix + id);
    },
    exclusive: async <T>(id: string, work: () => T) => {
      // A page without a secure context has no locks; it has no service worker either, so nothing is shared there.
      if (!('locks' in navigator)) return work();
      return (await navigator.locks.request(prefix + id, work)) as T;
    },
    onForeignChange(id, listener) {
      // Comes when the other tab's writing can be read here; a message sent beside it may come before that.
      const onStorage = ({ key }: StorageEvent): void => {
        if (key === prefix + id) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
    list: () =>
      Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
  };
}
