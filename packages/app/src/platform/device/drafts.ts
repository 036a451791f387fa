import * as v from 'valibot';
import { useState, useSyncExternalStore } from 'react';
import { createChanges } from '../ports/changes.ts';
import { usePorts } from '../ports/context.ts';
import type { KeyValueStorage, Ports } from '../ports/ports.ts';
import { readJson, storageKeys } from './storage.ts';

/** A draft nobody came back to for a day is about yesterday's prices. */
const maxAgeMs = 24 * 60 * 60 * 1000;

const keptDraft = v.object({ value: v.unknown(), at: v.number(), owner: v.nullable(v.string()) });
type KeptDraft = v.InferOutput<typeof keptDraft>;

type DraftPorts = Pick<Ports, 'storage' | 'session' | 'clock'>;

/** Whose drafts, and when it is now. */
export interface DraftContext {
  /** User ID; null while signed out. A draft made signed out belongs to whoever signs in. */
  readonly owner: string | null;
  readonly nowMs: number;
}

/** The kept draft, if there is one, young enough, of this user, and still of the form's shape. */
export function readDraft<T>(
  storage: KeyValueStorage,
  key: string,
  schema: v.GenericSchema<unknown, T>,
  { owner, nowMs }: DraftContext,
): T | null {
  const draft = all(storage).get(key);
  if (draft === undefined || !isOfThisDay(draft, nowMs)) return null;
  if (draft.owner !== null && owner !== null && draft.owner !== owner) return null;
  const parsed = v.safeParse(schema, draft.value);
  return parsed.success ? parsed.output : null;
}

export function keepDraft(
  storage: KeyValueStorage,
  key: string,
  value: unknown,
  context: DraftContext,
): void {
  const kept = all(storage);
  // Whose session ended in the middle still owns what they began.
  const owner = context.owner ?? kept.get(key)?.owner ?? null;
  for (const [name, draft] of kept) if (!isOfThisDay(draft, context.nowMs)) kept.delete(name);
  write(storage, kept.set(key, { value, at: context.nowMs, owner }));
}

export function dropDraft(storage: KeyValueStorage, key: string): void {
  const kept = all(storage);
  kept.delete(key);
  write(storage, kept);
}

/** Drops a draft that still says what `own` says: another tab may have kept one of its own under the key. */
function dropOwnDraft<T>(ports: DraftPorts, key: string, own: T, schema: v.GenericSchema<unknown, T>): void {
  // In whatever order their fields are.
  const written = (draft: unknown) => JSON.stringify(v.safeParse(schema, draft).output);
  const kept = readDraft(ports.storage, key, schema, draftContext(ports));
  if (kept === null || written(kept) === written(own)) dropDraft(ports.storage, key);
}

/** A form's draft while its screen is open. */
interface OpenDraft<T> {
  readonly key: string;
  get(): T;
  subscribe(listener: () => void): () => void;
  /** Also after the screen was left: an order under way is answered, a session ends. */
  set(next: T): void;
  /** Forgets it and starts from `initial`. What another tab has kept under the key meanwhile stays. */
  clear(): void;
}

/** Goes on with the kept draft of this key, or starts from `initial`. No React: the hook below only listens. */
export function openDraft<T>(
  ports: DraftPorts,
  key: string,
  initial: T,
  schema: v.GenericSchema<unknown, T>,
): OpenDraft<T> {
  const changes = createChanges();
  let value = readDraft(ports.storage, key, schema, draftContext(ports)) ?? initial;

  function become(next: T): void {
    value = next;
    changes.announce();
  }

  return {
    key,
    get: () => value,
    subscribe: changes.subscribe,
    set(next) {
      keepDraft(ports.storage, key, next, draftContext(ports));
      become(next);
    },
    clear() {
      dropOwnDraft(ports, key, value, schema);
      become(initial);
    },
  };
}

/**
 * State of a form that survives a reload, a lost session and the way through sign-in (DECISIONS 15). Never put a
 * password in it: it is kept in storage unchanged.
 */
export function useDraft<T>(
  key: string,
  initial: T,
  schema: v.GenericSchema<unknown, T>,
): [T, (next: T) => void, () => void] {
  const ports = usePorts();
  const [opened, setOpened] = useState(() => openDraft(ports, key, initial, schema));
  // The same form opened for another instrument is another draft.
  const draft = opened.key === key ? opened : openDraft(ports, key, initial, schema);
  if (draft !== opened) setOpened(draft);
  return [useSyncExternalStore(draft.subscribe, draft.get), draft.set, draft.clear];
}

/** Of the person at this app, now. */
export function draftContext({ session, clock }: Omit<DraftPorts, 'storage'>): DraftContext {
  // By the device's own clock: an answer dated two days ahead makes no draft older.
  return { owner: session.user?.userLoginId ?? null, nowMs: clock.deviceNow?.() ?? clock.now() };
}

/** Also the clock may have been set back: what is kept from far ahead would never grow old. */
function isOfThisDay({ at }: KeptDraft, nowMs: number): boolean {
  return Math.abs(nowMs - at) <= maxAgeMs;
}

/** Each read by itself: one that cannot be read takes no other with it. */
function all(storage: KeyValueStorage): Map<string, KeptDraft> {
  const drafts = new Map<string, KeptDraft>();
  for (const [key, kept] of Object.entries(readJson(storage, storageKeys.drafts) ?? {})) {
    const draft = v.safeParse(keptDraft, kept);
    if (draft.success) drafts.set(key, draft.output);
  }
  return drafts;
}

function write(storage: KeyValueStorage, drafts: ReadonlyMap<string, KeptDraft>): void {
  if (drafts.size === 0) storage.remove(storageKeys.drafts);
  else storage.set(storageKeys.drafts, JSON.stringify(Object.fromEntries(drafts)));
}
