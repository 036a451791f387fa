/** Worlds in the browser's storage. Tabs that open the same world share it. */
import { copyingCodec } from '#kernel/index.ts';
import type { Command } from '#kernel/index.ts';
import { isScenarioName } from '#names.ts';
import type { BlobStore } from './blobs.ts';
import { browserBlobs } from './browser-blobs.ts';
import { OutOfStep, parseWholeWorld } from './store.ts';
import type { SavedWorld, WorldStore } from './store.ts';

/** What a tab gives its worlds. */
export interface BrowserTab {
  /** Where storage is blocked, asking for it throws. */
  readonly storage: Storage;
  /** None in a page without a secure context; it has no service worker either, so nothing is shared there. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly blobs: BlobStore;
  /** Calls back with each key that another tab has written. */
  onForeignWrite(listener: (key: string) => void): () => void;
}

const headPrefix = 'meridian.world.';
const chunkPrefix = 'meridian.commands.';
/** Commands that are written together: storage takes whole texts only, so an append writes the last chunk again. */
const chunkSize = 50;

/** The value under a world's own key; its commands have keys of their own. */
type Head = Pick<SavedWorld, 'generation' | 'opening'>;

/**
 * A lock lets one of the tabs that share a world act at a time, and the others take over what was done. Checkpoints are
 * not kept: they would take the room of the history, which is some hundred bytes a command.
 */
export function browserStore(tab: BrowserTab = thisTab()): WorldStore {
  const chunksOf = (id: string, generation: number) => `${chunkPrefix}${id}/${generation}/`;
  const chunkKey = (id: string, generation: number, number: number) =>
    chunksOf(id, generation) + Math.floor(number / chunkSize);

  function keysFrom(prefix: string): readonly string[] {
    const { storage } = tab;
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(prefix));
  }

  function headOf(id: string): Head | null {
    const text = tab.storage.getItem(headPrefix + id);
    return text === null ? null : parseHead(text);
  }

  function chunk(id: string, generation: number, number: number): readonly Command[] {
    return JSON.parse(tab.storage.getItem(chunkKey(id, generation, number)) ?? '[]') as readonly Command[];
  }

  function commandsFrom(id: string, generation: number, from: number): readonly Command[] {
    const commands: Command[] = [];
    for (let number = from - (from % chunkSize); ; number += chunkSize) {
      const found = chunk(id, generation, number);
      commands.push(...found.slice(Math.max(0, from - number)));
      if (found.length < chunkSize) return commands;
    }
  }

  function writeHistory(id: string, { generation, opening, log }: SavedWorld): void {
    const stale = keysFrom(`${chunkPrefix}${id}/`);
    const own = chunksOf(id, generation);
    try {
      for (let number = 0; number < log.length; number += chunkSize) {
        const text = JSON.stringify(log.slice(number, number + chunkSize));
        tab.storage.setItem(chunkKey(id, generation, number), text);
      }
      // Last: until then the other tabs see the history that was.
      tab.storage.setItem(headPrefix + id, JSON.stringify({ generation, opening } satisfies Head));
    } catch (error) {
      for (const key of keysFrom(own)) tab.storage.removeItem(key);
      throw error;
    }
    for (const key of stale.filter((each) => !each.startsWith(own))) tab.storage.removeItem(key);
  }

  const store: WorldStore = {
    isBinding: false,
    codec: copyingCodec,
    blobs: tab.blobs,
    load(id) {
      const text = tab.storage.getItem(headPrefix + id);
      if (text === null) return null;
      const whole = parseWholeWorld(text);
      if (whole !== null) {
        writeHistory(id, whole);
        return whole;
      }
      const head = parseHead(text);
      if (head === null) return null;
      return { ...head, log: commandsFrom(id, head.generation, 0), checkpoint: null };
    },
    loadSince(id, { generation, length }) {
      if (headOf(id)?.generation !== generation) return null;
      return commandsFrom(id, generation, length);
    },
    begin(id, world, after) {
      if ((headOf(id)?.generation ?? null) !== after) throw new OutOfStep(id);
      writeHistory(id, world);
    },
    append(id, { generation, length }, command) {
      const last = chunk(id, generation, length);
      if (headOf(id)?.generation !== generation || last.length !== length % chunkSize)
        throw new OutOfStep(id);
      tab.storage.setItem(chunkKey(id, generation, length), JSON.stringify([...last, command]));
    },
    cut(id, place, length) {
      const head = headOf(id);
      if (head?.generation !== place.generation) throw new OutOfStep(id);
      const log = commandsFrom(id, place.generation, 0).slice(0, length);
      const { opening } = head;
      writeHistory(id, { generation: place.generation + 1, opening, log, checkpoint: null });
    },
    saveCheckpoint: () => {},
    remove(id) {
      tab.blobs.remove(id);
      tab.storage.removeItem(headPrefix + id);
      for (const key of keysFrom(`${chunkPrefix}${id}/`)) tab.storage.removeItem(key);
    },
    exclusive: async <T>(id: string, work: () => T) =>
      tab.locks === undefined ? work() : ((await tab.locks.request(headPrefix + id, work)) as T),
    onForeignChange: (id, listener) =>
      tab.onForeignWrite((key) => {
        if (key === headPrefix + id || key.startsWith(`${chunkPrefix}${id}/`)) listener();
      }),
    list: () => keysFrom(headPrefix).map((key) => key.slice(headPrefix.length)),
  };
  return store;
}

/** Null for text that is no head, or one of a scenario that is no more. */
function parseHead(text: string): Head | null {
  try {
    const { generation, opening } = (JSON.parse(text) ?? {}) as Partial<Head>;
    const isHead =
      typeof generation === 'number' && opening !== undefined && isScenarioName(opening.scenario);
    return isHead ? { generation, opening } : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function thisTab(): BrowserTab {
  return {
    get storage() {
      return localStorage;
    },
    blobs: browserBlobs(),
    locks: 'locks' in navigator ? navigator.locks : undefined,
    onForeignWrite(listener) {
      // Comes when the other tab's writing can be read here; a message sent beside it may come before that.
      const onStorage = ({ key }: StorageEvent): void => {
        if (key !== null) listener(key);
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
