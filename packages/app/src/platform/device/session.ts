import { isToken, type User } from '@meridian/api';
import { createChanges } from '../ports/changes.ts';
import type { KeyValueStorage, Session, SessionState } from '../ports/ports.ts';
import { forgetPerson } from './forget.ts';
import { readJson, storageKeys } from './storage.ts';

/**
 * Who is signed in. Logged in is true when a token exists (spec §4); token and user are kept under the spec's keys, so
 * that a reload signs nobody out. A user record that cannot be read is asked for again at start-up.
 */
export function createSession(storage: KeyValueStorage, { isAwaited = false } = {}): Session {
  const changes = createChanges();
  let state: SessionState = { ...restore(storage), isAwaited };
  /** Calls under way that may renew the session, and what was said of its end meanwhile. */
  let renewals = 0;
  let heldBack: { readonly reason: 'expired' | 'passwordChanged'; readonly token: string | null } | null =
    null;
  /** Here or in another tab, whose new token is to come from there. */
  const isRenewing = (): boolean => renewals > 0 || storage.get(storageKeys.renewal) !== null;

  function become(next: SessionState): void {
    state = next;
    changes.announce();
  }

  // Of a page that ended during a renewal, nobody hears how it went.
  storage.remove(storageKeys.renewal);

  // Signing in or out in one tab holds in all of them. Only that one knows why, and does what follows.
  storage.onForeignChange?.((key) => {
    if (key === storageKeys.renewal) return settleHeldBack();
    if (key !== null && key !== storageKeys.token && key !== storageKeys.user) return;
    become(restore(storage));
  });

  /** What was kept back holds, unless there is another token by now. */
  function settleHeldBack(): void {
    if (heldBack === null || isRenewing()) return;
    const { reason, token } = heldBack;
    heldBack = null;
    if (token === state.token) signOut(reason);
  }

  function signOut(reason: NonNullable<SessionState['endedBy']>): void {
    if (!state.isSignedIn) return;
    if (reason !== 'user' && isRenewing()) {
      heldBack = { reason, token: state.token };
      return;
    }
    storage.remove(storageKeys.token);
    storage.remove(storageKeys.user);
    // Who chose to leave leaves nothing behind; whose session ended goes on afterwards.
    if (reason === 'user') forgetPerson(storage);
    if (reason !== 'user' && state.user !== null) storage.set(storageKeys.lastUser, state.user.userLoginId);
    become({ ...signedOut, endedBy: reason });
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
    get isAwaited() {
      return state.isAwaited;
    },
    get endedBy() {
      return state.endedBy;
    },
    get: () => state,
    signIn(token, user) {
      // The answer's schema has refused it already; this is for every other way in.
      if (!isToken(token)) throw new TypeError('no header can carry this token');
      const before = state.user?.userLoginId ?? storage.get(storageKeys.lastUser);
      // Whose session ended may go on; somebody else begins with nothing of theirs.
      if (before !== null && before !== user.userLoginId) forgetPerson(storage);
      storage.remove(storageKeys.lastUser);
      storage.set(storageKeys.token, token);
      storage.set(storageKeys.user, recordOf(user));
      become({ ...signedOut, token, user, isSignedIn: true });
    },
    update(user) {
      if (!state.isSignedIn) return;
      storage.set(storageKeys.user, recordOf(user));
      become({ ...state, user });
    },
    signOut,
    renewal() {
      renewals += 1;
      storage.set(storageKeys.renewal, '1');
      const { token: before } = state;
      return (token) => {
        renewals -= 1;
        // Signed out, or in as somebody else meanwhile: nothing of it is theirs.
        if (before !== null && state.token === before && token !== null && isToken(token)) {
          storage.set(storageKeys.token, token);
          become({ ...state, token });
        }
        if (renewals === 0) storage.remove(storageKeys.renewal);
        settleHeldBack();
      };
    },
    settle() {
      if (state.isAwaited) become({ ...state, isAwaited: false });
    },
    subscribe: changes.subscribe,
  };
}

/** What is kept of a user: the number of an identity document is not. */
function recordOf({ realDocuments: _documents, ...user }: User): string {
  return JSON.stringify(user);
}

const signedOut: SessionState = {
  token: null,
  user: null,
  isSignedIn: false,
  isAwaited: false,
  endedBy: null,
};

function restore(storage: KeyValueStorage): SessionState {
  const token = storage.get(storageKeys.token);
  // Nothing of another hand is mended here: who had such a token signs in again.
  if (token === null || !isToken(token)) return signedOut;
  return { ...signedOut, token, user: restoreUser(storage), isSignedIn: true };
}

/** What this app wrote, held field by field to what the screens can show: storage is open to every hand. */
function restoreUser(storage: KeyValueStorage): User | null {
  const kept = readJson(storage, storageKeys.user);
  if (typeof kept !== 'object' || kept === null) return null;
  const fields = new Map<string, unknown>(Object.entries(kept));
  const userLoginId = text(fields.get('userLoginId'));
  if (userLoginId === null || userLoginId === '') return null;
  return {
    userLoginId,
    email: text(fields.get('email')),
    name: text(fields.get('name')),
    phone: text(fields.get('phone')),
    inviteCode: text(fields.get('inviteCode')),
    realStatus: whole(fields.get('realStatus')),
    realReason: text(fields.get('realReason')),
    realSubmitTimestamp: whole(fields.get('realSubmitTimestamp')),
    hasPayPassword: fields.get('hasPayPassword') === true,
    unreadCount: whole(fields.get('unreadCount')),
  };
}

/** Longest text of a user record, in characters. */
const maxTextLength = 1_000;

function text(value: unknown): string | null {
  return typeof value === 'string' && value.length <= maxTextLength ? value : null;
}

/** A code, a count or a time in milliseconds, within what a date can be. */
function whole(value: unknown): number | null {
  return Number.isInteger(value) && Math.abs(value as number) <= 8.64e15 ? (value as number) : null;
}
