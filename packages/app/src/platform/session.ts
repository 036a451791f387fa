import { user as userSchema, type User } from '@meridian/api';
import * as v from 'valibot';
import { createChanges } from './changes.ts';
import type { KeyValueStorage, Session, SessionState } from './ports.ts';
import { readJson, storageKeys } from './storage.ts';

/**
 * Who is signed in. Logged in is true when a token exists (spec §4); token and user are kept under the spec's keys, so
 * that a reload signs nobody out. A user record that cannot be read is asked for again at start-up.
 */
export function createSession(storage: KeyValueStorage): Session {
  const changes = createChanges();
  let state = restore(storage);

  function become(next: SessionState): void {
    state = next;
    changes.announce();
  }

  return {
    get token() {
      return state.token;
    },
    get user() {
      return state.user;
    },
    get isSignedIn() {
      return state.isSignedIn;
    },
    get endedBy() {
      return state.endedBy;
    },
    get: () => state,
    signIn(token, user) {
      storage.set(storageKeys.token, token);
      storage.set(storageKeys.user, JSON.stringify(user));
      become({ token, user, isSignedIn: true, endedBy: null });
    },
    update(user) {
      if (!state.isSignedIn) return;
      storage.set(storageKeys.user, JSON.stringify(user));
      become({ ...state, user });
    },
    signOut(reason) {
      if (!state.isSignedIn) return;
      storage.remove(storageKeys.token);
      storage.remove(storageKeys.user);
      become({ ...signedOut, endedBy: reason });
    },
    subscribe: changes.subscribe,
  };
}

const signedOut: SessionState = { token: null, user: null, isSignedIn: false, endedBy: null };

function restore(storage: KeyValueStorage): SessionState {
  const token = storage.get(storageKeys.token);
  if (token === null || token === '') return signedOut;
  return { token, user: restoreUser(storage), isSignedIn: true, endedBy: null };
}

function restoreUser(storage: KeyValueStorage): User | null {
  const kept = v.safeParse(userSchema, readJson(storage, storageKeys.user));
  return kept.success ? kept.output : null;
}
