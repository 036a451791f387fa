import * as v from 'valibot';
import { useRef, useState } from 'react';
import { usePorts } from './context.ts';
import type { KeyValueStorage, Ports } from './ports.ts';
import { readJson, storageKeys } from './storage.ts';

/** A draft nobody came back to for a day is about yesterday's prices. */
const maxAgeMs = 24 * 60 * 60 * 1000;

const keptDraft = v.object({ value: v.unknown(), at: v.number(), owner: v.nullable(v.string()) });
type KeptDraft = v.InferOutput<typeof keptDraft>;

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

/**
 * State of a form that survives a reload, a lost session and the way through sign-in (DECISIONS 15). Never put a
 * password in it: it is kept in storage as it stands. `clear` forgets it and starts from `initial`.
 */
export function useDraft<T>(
  key: string,
  initial: T,
  schema: v.GenericSchema<unknown, T>,
): [T, (next: T | ((current: T) => T)) => void, () => void] {
  const ports = usePorts();
  const [draft, setDraft] = useState<{ key: string; value: T }>(() => ({
    key,
    value: restore(ports, key, initial, schema),
  }));
  // The same form opened for another instrument is another draft.
  const current = draft.key === key ? draft.value : restore(ports, key, initial, schema);
  if (draft.key !== key) setDraft({ key, value: current });

  // Outside of the state, because a form may be set after its screen was left: an order under way is answered, a session ends.
  const latest = useRef(draft);

  function set(next: T | ((current: T) => T)): void {
    const from = latest.current.key === key ? latest.current.value : current;
    const value = typeof next === 'function' ? (next as (current: T) => T)(from) : next;
    latest.current = { key, value };
    keepDraft(ports.storage, key, value, contextOf(ports));
    setDraft(latest.current);
  }

  function clear(): void {
    latest.current = { key, value: initial };
    dropDraft(ports.storage, key);
    setDraft(latest.current);
  }

  return [current, set, clear];
}

function restore<T>(ports: Ports, key: string, initial: T, schema: v.GenericSchema<unknown, T>): T {
  return readDraft(ports.storage, key, schema, contextOf(ports)) ?? initial;
}

function contextOf({ session, clock }: Ports): DraftContext {
  return { owner: session.user?.userLoginId ?? null, nowMs: clock.now() };
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
