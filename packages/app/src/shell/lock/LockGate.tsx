import { lazy, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react';
import { isLockDue, lockIn, noteSeen } from '#platform/device/device-lock.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { useStoredText } from '#platform/device/use-stored-text.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';

const LockScreen = lazy(() => import('./LockScreen.tsx'));

const touches = ['pointerdown', 'keydown', 'wheel'] as const;
/** How often it is looked whether the app has been left alone, and how exactly a touch is noted, in ms. */
const lookMs = 5_000;

interface LockGateProps {
  readonly children: ReactNode;
  /** The owner was recognised: what comes in place of the lock has not been read yet. */
  onOpen(): void;
}

/**
 * The app, or in its place the way to open its lock. Locked, nothing of it is on the page: forms and doubts are kept as over a
 * reload.
 */
export function LockGate({ children, onOpen }: LockGateProps): ReactNode {
  const { storage, clock } = usePorts();
  const { isSignedIn } = useSession();
  const text = useStoredText(storageKeys.deviceLock);
  const lock = useMemo(() => lockIn(text), [text]);
  const now = (): number => clock.deviceNow?.() ?? clock.now();
  const [isLocked, setLocked] = useState(() => lock !== null && isLockDue(storage, lock, now()));

  useEffect(() => {
    if (lock === null || !isSignedIn || isLocked) return;
    const nowMs = (): number => clock.deviceNow?.() ?? clock.now();
    const look = (): void => {
      if (isLockDue(storage, lock, nowMs())) setLocked(true);
    };
    let notedMs = nowMs();
    noteSeen(storage, notedMs);
    const touch = (): void => {
      const atMs = nowMs();
      if (atMs - notedMs < lookMs) return;
      notedMs = atMs;
      noteSeen(storage, atMs);
    };
    const leave = (): void => {
      // Before the system takes its picture of the page for the list of open apps.
      document.documentElement.toggleAttribute('data-covered', document.visibilityState === 'hidden');
      if (document.visibilityState === 'hidden') noteSeen(storage, nowMs());
      else look();
    };
    document.addEventListener('visibilitychange', leave);
    for (const type of touches) addEventListener(type, touch, { passive: true });
    // At once is when one leaves: as long as one reads, nothing is due.
    const stop = lock.minutes === 0 ? null : clock.every(lookMs, look);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      document.documentElement.removeAttribute('data-covered');
      for (const type of touches) removeEventListener(type, touch);
      stop?.();
    };
  }, [lock, isSignedIn, isLocked, storage, clock]);

  if (lock === null || !isSignedIn || !isLocked) return children;
  return (
    <Suspense fallback={null}>
      <LockScreen
        lockKey={lock.key}
        onOpen={() => {
          setLocked(false);
          onOpen();
        }}
      />
    </Suspense>
  );
}
