import type { User } from '@meridian/api';
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

  // Signing in or out in one tab holds in all of them.
  storage.onForeignChange?.((key) => {
    if (key !== null && key !== storageKeys.token && key !== storageKeys.user) return;
    const kept = restore(storage);
    const isSignedOutElsewhere = state.isSignedIn && !kept.isSignedIn;
    become(isSignedOutElsewhere ? { ...kept, endedBy: 'user' } : kept);
  });

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

/** What this app wrote; of an older version's record only the part that every version has is relied on. */
function restoreUser(storage: KeyValueStorage): User | null {
  const kept = readJson(storage, storageKeys.user) as Partial<User> | null;
  if (typeof kept !== 'object' || typeof kept?.userLoginId !== 'string') return null;
  const { userLoginId, hasPayPassword = false } = kept;
  const { email = null, name = null, phone = null, inviteCode = null } = kept;
  const { realStatus = null, realReason = null, realSubmitTimestamp = null } = kept;
  return {
    userLoginId,
    hasPayPassword,
    email,
    name,
    phone,
    inviteCode,
    realStatus,
    realReason,
    realSubmitTimestamp,
  };
}
