import type { User } from '@meridian/api';
import { describe, expect, it, vi } from 'vitest';
import { createSession } from './session.ts';
import { memoryStorage } from './storage.ts';

const user: User = {
  userLoginId: 'demo',
  email: 'demo@meridian.example',
  name: 'Demo',
  phone: null,
  inviteCode: null,
  realStatus: 3,
  realReason: null,
  realSubmitTimestamp: null,
  hasPayPassword: true,
  unreadCount: 2,
};

/** Two tabs of one browser: each hears what the other writes. */
function twoTabs() {
  const kept = memoryStorage();
  const listeners: ((key: string | null) => void)[] = [];
  const tab = (self: number) =>
    createSession({
      ...kept,
      set(key, value) {
        kept.set(key, value);
        listeners[1 - self]?.(key);
      },
      remove(key) {
        const wasThere = kept.get(key) !== null;
        kept.remove(key);
        if (wasThere) listeners[1 - self]?.(key);
      },
      onForeignChange(listener) {
        listeners[self] = listener;
        return () => {};
      },
    });
  return { here: tab(0), there: tab(1) };
}

describe('the session', () => {
  it('is signed in when a token is there, and a reload signs nobody out', () => {
    const storage = memoryStorage();
    createSession(storage).signIn('t-1', user);
    expect(storage.get('token')).toBe('t-1');
    expect(createSession(storage)).toMatchObject({ isSignedIn: true, token: 't-1', user, endedBy: null });
  });

  it('is awaited until somebody is signed in, or until it is known that nobody is', () => {
    const heard = vi.fn<() => void>();
    const session = createSession(memoryStorage(), { isAwaited: true });
    session.subscribe(heard);
    session.settle();
    session.settle();
    expect(session).toMatchObject({ isAwaited: false, isSignedIn: false });
    expect(heard).toHaveBeenCalledOnce();
    const other = createSession(memoryStorage(), { isAwaited: true });
    other.signIn('t-1', user);
    expect(other).toMatchObject({ isAwaited: false, isSignedIn: true });
  });

  it('survives a user record that cannot be read', () => {
    const storage = memoryStorage({ token: 't-1', user: '{"userLoginId":' });
    expect(createSession(storage)).toMatchObject({ isSignedIn: true, user: null });
  });

  it.each(['', 'a\nb', 'a\0b', 'key🔑', ' t-1', 'x'.repeat(5_000)])(
    'does not take a stored token for a sign-in that no call could carry (%#)',
    (token) => {
      expect(createSession(memoryStorage({ token }))).toMatchObject({ isSignedIn: false, token: null });
    },
  );

  it.each(['', 'a\nb', 'key🔑'])('does not begin with a token that no call could carry (%#)', (token) => {
    const storage = memoryStorage();
    const session = createSession(storage);
    expect(() => session.signIn(token, user)).toThrow(TypeError);
    expect(session.isSignedIn).toBe(false);
    expect(storage.get('token')).toBeNull();
  });

  it('keeps no identity document on the device', () => {
    const storage = memoryStorage();
    const session = createSession(storage);
    const documented = { ...user, realDocuments: { documentNumber: 'K1234567' } };
    session.signIn('t-1', documented);
    expect(storage.get('user')).not.toContain('K1234567');
    session.update(documented);
    expect(storage.get('user')).not.toContain('K1234567');
  });

  it('reads a user record field by field: what is of another kind is not known', () => {
    const hostile = {
      userLoginId: 'demo',
      name: { first: 'Eve' },
      email: 7,
      phone: ['1'],
      inviteCode: true,
      realStatus: '3',
      realReason: 'x'.repeat(100_000),
      realSubmitTimestamp: 1e300,
      hasPayPassword: 'yes',
      unreadCount: '2',
    };
    const storage = memoryStorage({ token: 't-1', user: JSON.stringify(hostile) });
    expect(createSession(storage).user).toEqual({
      userLoginId: 'demo',
      name: null,
      email: null,
      phone: null,
      inviteCode: null,
      realStatus: null,
      realReason: null,
      realSubmitTimestamp: null,
      hasPayPassword: false,
      unreadCount: null,
    });
  });

  it.each(['null', '7', '"demo"', '[]', '{"userLoginId":["demo"]}', '{"userLoginId":""}'])(
    'asks again for a user record like %s',
    (kept) => {
      expect(createSession(memoryStorage({ token: 't-1', user: kept }))).toMatchObject({
        isSignedIn: true,
        user: null,
      });
    },
  );

  it.each(['user', 'expired', 'passwordChanged'] as const)(
    'forgets token and user when it ends by %s, and says why',
    (reason) => {
      const storage = memoryStorage();
      const session = createSession(storage);
      session.signIn('t-1', user);
      session.signOut(reason);
      expect(session).toMatchObject({ isSignedIn: false, token: null, user: null, endedBy: reason });
      expect([storage.get('token'), storage.get('user')]).toEqual([null, null]);
    },
  );

  it('ends once: the second of two expired calls changes nothing', () => {
    const session = createSession(memoryStorage({ token: 't-1' }));
    const heard = vi.fn();
    session.subscribe(heard);
    session.signOut('expired');
    session.signOut('user');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(session.endedBy).toBe('expired');
  });

  describe('that a call may renew', () => {
    it('goes on with the new token, whatever is said of the old one before the answer', () => {
      const storage = memoryStorage();
      const session = createSession(storage);
      session.signIn('t-1', user);
      const end = session.renewal();
      session.signOut('passwordChanged');
      expect(session.isSignedIn).toBe(true);
      end('t-2');
      expect(session).toMatchObject({ isSignedIn: true, token: 't-2', user, endedBy: null });
      expect(createSession(storage).token).toBe('t-2');
      session.signOut('passwordChanged');
      expect(session.endedBy).toBe('passwordChanged');
    });

    it('ends by what was said meanwhile, where no token comes', () => {
      const session = createSession(memoryStorage());
      session.signIn('t-1', user);
      const end = session.renewal();
      session.signOut('passwordChanged');
      end(null);
      expect(session).toMatchObject({ isSignedIn: false, endedBy: 'passwordChanged' });
    });

    it('stays as it is where nothing was said and no token comes', () => {
      const session = createSession(memoryStorage());
      session.signIn('t-1', user);
      session.renewal()(null);
      expect(session.token).toBe('t-1');
    });

    it('is left at once by choice, and the answer brings nobody back', () => {
      const session = createSession(memoryStorage());
      session.signIn('t-1', user);
      const end = session.renewal();
      session.signOut('user');
      end('t-2');
      expect(session).toMatchObject({ isSignedIn: false, token: null, endedBy: 'user' });
    });

    it('is not ended by another tab, which hears of the end before the new token', () => {
      const { here, there } = twoTabs();
      here.signIn('t-1', user);
      expect(there.token).toBe('t-1');
      const end = here.renewal();
      there.signOut('passwordChanged');
      expect(there.isSignedIn).toBe(true);
      end('t-2');
      expect([here.token, there.token]).toEqual(['t-2', 't-2']);
    });

    it('ends in the other tab too, where no token comes', () => {
      const { here, there } = twoTabs();
      here.signIn('t-1', user);
      const end = here.renewal();
      there.signOut('passwordChanged');
      end(null);
      expect([here.isSignedIn, there.isSignedIn, there.endedBy]).toEqual([false, false, 'passwordChanged']);
    });
  });

  it('takes no news of a user who is not signed in', () => {
    const session = createSession(memoryStorage());
    session.update(user);
    expect(session.user).toBeNull();
  });

  it('gives the same state until something changes', () => {
    const session = createSession(memoryStorage());
    expect(session.get()).toBe(session.get());
  });

  it('follows another tab that signs out or in', () => {
    const storage = memoryStorage();
    let tell: (key: string | null) => void = () => {};
    const shared = {
      ...storage,
      onForeignChange: (listener: typeof tell) => {
        tell = listener;
        return () => {};
      },
    };
    const session = createSession(shared);
    session.signIn('t-1', user);
    storage.remove('token');
    tell('token');
    expect(session).toMatchObject({ isSignedIn: false, endedBy: null });
    storage.set('token', 't-2');
    tell('settings');
    expect(session.isSignedIn).toBe(false);
    tell('token');
    expect(session).toMatchObject({ isSignedIn: true, token: 't-2' });
  });

  it.each([
    ['expired', '{"k":1}'],
    ['user', null],
  ] as const)('that ended by "%s" leaves of the drafts, for every tab: %s', (reason, left) => {
    const storage = memoryStorage({ drafts: '{"k":1}' });
    let tell = (): void => {};
    const other = createSession({
      ...storage,
      onForeignChange(listener) {
        tell = () => listener('token');
        return () => {};
      },
    });
    other.signIn('t-1', user);
    createSession(storage).signOut(reason);
    tell();
    expect([other.isSignedIn, storage.get('drafts')]).toEqual([false, left]);
  });
});
