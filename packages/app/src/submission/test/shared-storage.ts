import { createChanges } from '#platform/ports/changes.ts';
import type { KeyValueStorage } from '#platform/ports/ports.ts';

/** The storage of one device and its tabs: what one writes, the others hear of. A deaf one is told nothing, and reads it all the same. */
export function sharedStorage() {
  const values = new Map<string, string>();
  const tabs = new Set<{ hear(key: string): void }>();
  return {
    tab({ isDeaf = false } = {}): KeyValueStorage {
      const changes = createChanges();
      let heardKey: string | null = null;
      const self = {
        hear(key: string): void {
          heardKey = key;
          if (!isDeaf) changes.announce();
        },
      };
      tabs.add(self);
      const tell = (key: string): void => {
        for (const tab of tabs) if (tab !== self) tab.hear(key);
      };
      return {
        get: (key) => values.get(key) ?? null,
        set(key, value) {
          values.set(key, value);
          tell(key);
        },
        remove(key) {
          values.delete(key);
          tell(key);
        },
        isKept: () => true,
        onForeignChange: (listener) => changes.subscribe(() => listener(heardKey)),
      };
    },
  };
}
