/** Tabs of one browser for tests: they share its storage and its locks, and are notified of each other's writes. */
import { memoryBlobs } from '#hosts/store/blobs.ts';
import { browserStore } from '#hosts/store/browser-store.ts';
import type { WorldStore } from '#hosts/store/store.ts';

export interface BrowserTabs {
  /** The store as one more tab has it. */
  open(): WorldStore;
  /** What the storage holds, by key. */
  readonly texts: Map<string, string>;
  /** Whether it takes nothing any more. */
  isFull: boolean;
  /** Writes so far, with their length in characters. */
  readonly writes: { key: string; length: number }[];
}

export function browserTabs(): BrowserTabs {
  const texts = new Map<string, string>();
  const blobs = memoryBlobs();
  const listeners = new Map<object, (key: string) => void>();
  let queue: Promise<unknown> = Promise.resolve();
  const tabs: BrowserTabs = { open, texts, isFull: false, writes: [] };

  function open(): WorldStore {
    const tab = {};
    const tell = (key: string) => {
      for (const [other, listener] of listeners) if (other !== tab) listener(key);
    };
    const storage: Storage = {
      get length() {
        return texts.size;
      },
      key: (index) => [...texts.keys()][index] ?? null,
      getItem: (key) => texts.get(key) ?? null,
      setItem(key, text) {
        if (tabs.isFull) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        texts.set(key, text);
        tabs.writes.push({ key, length: text.length });
        tell(key);
      },
      removeItem(key) {
        if (texts.delete(key)) tell(key);
      },
      clear: () => texts.clear(),
    };
    const request = (_name: string, work: unknown) => {
      const done = queue.then(work as () => unknown);
      queue = done.catch(() => {});
      return done as Promise<never>;
    };
    return browserStore({
      storage,
      blobs,
      locks: { request },
      onForeignWrite(listener) {
        listeners.set(tab, listener);
        return () => listeners.delete(tab);
      },
    });
  }

  return tabs;
}
