import type { LocaleTag } from '@meridian/api';
import { useCallback, useSyncExternalStore } from 'react';
import { usePorts } from './context.ts';
import type { Session, SessionState, Settings, SettingsStore } from './ports.ts';

/**
 * Who is signed in, and the ways to change that. While that is awaited the screens look as for a signed-in person, and load:
 * nothing of a visitor flashes.
 */
export function useSession(): SessionState & Pick<Session, 'signIn' | 'update' | 'signOut'> {
  const { session } = usePorts();
  const state = useSyncExternalStore(session.subscribe, session.get);
  const isSignedIn = state.isSignedIn || state.isAwaited;
  return { ...state, isSignedIn, signIn: session.signIn, update: session.update, signOut: session.signOut };
}

/** Language and looks, and the way to change them. */
export function useSettings(): Settings & { readonly change: SettingsStore['set'] } {
  const { settings } = usePorts();
  const current = useSyncExternalStore(settings.subscribe, settings.get);
  return { ...current, change: settings.set };
}

/** The language to offer instead of the one of a first visit; null once one was chosen. */
export function useOfferedLocale(): LocaleTag | null {
  const { settings } = usePorts();
  return useSyncExternalStore(settings.subscribe, settings.offeredLocale);
}

/** The app's time in milliseconds, rounded down to `everyMs`; renders again when that changes. */
export function useNow(everyMs: number): number {
  const { clock } = usePorts();
  const subscribe = useCallback((listener: () => void) => clock.every(everyMs, listener), [clock, everyMs]);
  return useSyncExternalStore(subscribe, () => Math.floor(clock.now() / everyMs) * everyMs);
}
