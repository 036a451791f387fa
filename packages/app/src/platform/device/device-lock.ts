/** The lock of this app on this device: what is kept of it, and when it falls. */
import type { KeyValueStorage } from '../ports/ports.ts';
import { parseJson, storageKeys } from './storage.ts';
import { storeText } from './use-stored-text.ts';

/** After how many minutes away from the app, or without a touch, it locks: 0 as soon as one leaves it. */
export const lockMinutes = [0, 1, 5, 15] as const;
export type LockMinutes = (typeof lockMinutes)[number];

export interface KeptLock {
  /** By which the device is asked for its owner. */
  readonly key: string;
  readonly minutes: LockMinutes;
}

/** What this app wrote, held to what it can use: a lock that cannot be read is none that could be opened either. */
export function lockIn(text: string | null): KeptLock | null {
  const kept = parseJson(text);
  if (typeof kept !== 'object' || kept === null) return null;
  const { key, minutes } = kept as Readonly<Record<string, unknown>>;
  const known = lockMinutes.find((choice) => choice === minutes);
  return typeof key === 'string' && key !== '' && known !== undefined ? { key, minutes: known } : null;
}

export function keepLock(storage: KeyValueStorage, lock: KeptLock | null): void {
  if (lock === null) storage.remove(storageKeys.lockSeenAt);
  storeText(storage, storageKeys.deviceLock, lock === null ? null : JSON.stringify(lock));
}

/** The person is at the app, by the device's clock. */
export function noteSeen(storage: KeyValueStorage, nowMs: number): void {
  storage.set(storageKeys.lockSeenAt, String(nowMs));
}

/** Whether the lock falls now. Where nobody knows when the person was last there, or the clock was set back, it does. */
export function isLockDue(storage: KeyValueStorage, { minutes }: KeptLock, nowMs: number): boolean {
  const seenAt = Number(storage.get(storageKeys.lockSeenAt) ?? Number.NaN);
  const awayMs = nowMs - seenAt;
  return !(awayMs >= 0 && awayMs < minutes * 60_000);
}
