import type { User } from '@meridian/api';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { forgetPerson, leftShelves } from './forget.ts';
import { createSession } from './session.ts';
import { memoryStorage, storageKeys } from './storage.ts';

type Key = keyof typeof storageKeys;

/** What stays when a person leaves, and why. A new key of the storage is forgotten or has its reason here. */
const stays: Readonly<Partial<Record<Key, string>>> = {
  locale: 'how the app looks on this device',
  settings: 'how the app looks on this device',
  config: 'what the backend says to everybody',
  keptAnswers: 'answers that anybody gets',
  listFigures: 'which of two figures lists show on this device',
  watchedHere: 'what is watched on this device while nobody is signed in',
  deskKeys: 'how the desk is set up on this device',
  deskPanes: 'how the desk is set up on this device',
  deskBlotter: 'how the desk is set up on this device',
  doubts: 'money that may have moved: read by its owner only, and forgetting it could move it twice',
  leftShelves: 'pictures that are still to be removed: no form finds them',
};
const keys = Object.keys(storageKeys) as readonly Key[];

const userOf = (userLoginId: string): User => ({
  userLoginId,
  email: null,
  name: null,
  phone: null,
  inviteCode: null,
  realStatus: null,
  realReason: null,
  realSubmitTimestamp: null,
  hasPayPassword: false,
  unreadCount: null,
});

/** A device that Ann has used: her mark is in every key that is written. */
const mark = "Ann's secret";
const usedBy = (written: readonly Key[]) => {
  const storage = memoryStorage(Object.fromEntries(written.map((key) => [storageKeys[key], mark])));
  const session = createSession(storage);
  session.signIn('token-ann', userOf('ann'));
  for (const key of written) if (key !== 'token' && key !== 'user') storage.set(storageKeys[key], mark);
  return { storage, session };
};
const marked = (storage: ReturnType<typeof memoryStorage>) =>
  keys.filter((key) => storage.get(storageKeys[key])?.includes(mark) === true);

const someKeys = fc.subarray([...keys]);

test('whoever signs out leaves nothing of theirs on the device, whatever they had there', () => {
  fc.assert(
    fc.property(someKeys, (written) => {
      const { storage, session } = usedBy(written);
      session.signOut('user');
      const left = marked(storage).filter((key) => !Object.hasOwn(stays, key));
      expect(left).toEqual([]);
      for (const key of ['token', 'user', 'lastUser'] as const)
        expect(storage.get(storageKeys[key])).toBeNull();
    }),
  );
});

test('what is of the device, or guards money, stays as it is', () => {
  const { storage, session } = usedBy(keys);
  session.signOut('user');
  // The pictures are to be removed yet: their shelf has moved there.
  for (const key of Object.keys(stays) as Key[])
    if (key !== 'leftShelves') expect([key, storage.get(storageKeys[key])]).toEqual([key, mark]);
});

describe('whose session was ended by the server', () => {
  it('finds everything as it was, once signed in again', () => {
    fc.assert(
      fc.property(someKeys, (written) => {
        const { storage, session } = usedBy(written);
        const before = marked(storage);
        session.signOut('expired');
        session.signIn('token-ann-2', userOf('ann'));
        expect(marked(storage)).toEqual(before.filter((key) => key !== 'lastUser'));
      }),
    );
  });

  it('leaves nothing to somebody else who signs in instead, also in another tab or after a reload', () => {
    fc.assert(
      fc.property(someKeys, fc.boolean(), (written, isReloaded) => {
        const { storage, session } = usedBy(written);
        session.signOut('expired');
        (isReloaded ? createSession(storage) : session).signIn('token-ben', userOf('ben'));
        expect(marked(storage).filter((key) => !Object.hasOwn(stays, key))).toEqual([]);
      }),
    );
  });
});

test('somebody who takes the place of another without a sign-out finds nothing either', () => {
  const { storage, session } = usedBy(keys);
  session.signIn('token-ben', userOf('ben'));
  expect(marked(storage).filter((key) => !Object.hasOwn(stays, key))).toEqual([]);
});

describe('pictures that had not arrived', () => {
  it('cannot be found at once, and are known to be removed, those of earlier visits too', () => {
    const storage = memoryStorage({ pictureShelf: 'second', leftShelves: '["first"]' });
    forgetPerson(storage);
    expect(storage.get('pictureShelf')).toBeNull();
    expect(leftShelves(storage)).toEqual(['first', 'second']);
  });

  it('of a storage that was tampered with are none', () => {
    for (const text of ['7', '{"a":1}', '[', '[7,null]'])
      expect(leftShelves(memoryStorage({ leftShelves: text }))).toEqual([]);
  });
});
