import { formatSaved, parseSaved } from './store.ts';
import type { WorldStore } from './store.ts';

const prefix = 'meridian.world.';

/**
 * Keeps worlds in the browser. Two tabs that open the same world share it: a lock lets one of them act at a time, and
 * the other takes over what was done. A history is some hundred bytes a command, so local storage is enough.
 */
export function browserStore(): WorldStore {
  // One channel a world: a channel hears every other one of its name, and not itself.
  const channels = new Map<string, BroadcastChannel>();
  function channelOf(id: string): BroadcastChannel {
    const known = channels.get(id) ?? new BroadcastChannel(prefix + id);
    channels.set(id, known);
    return known;
  }
  return {
    load(id) {
      const text = localStorage.getItem(prefix + id);
      return text === null ? null : parseSaved(text);
    },
    save(id, saved) {
      localStorage.setItem(prefix + id, formatSaved(saved));
      channelOf(id).postMessage('saved');
    },
    remove(id) {
      localStorage.removeItem(prefix + id);
      channelOf(id).postMessage('removed');
    },
    exclusive: async <T>(id: string, work: () => T) => {
      // A page without a secure context has no locks; it has no service worker either, so nothing is shared there.
      if (!('locks' in navigator)) return work();
      return (await navigator.locks.request(prefix + id, work)) as T;
    },
    onForeignChange(id, listener) {
      const channel = channelOf(id);
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    list: () =>
      Object.keys(localStorage).flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : [])),
  };
}
