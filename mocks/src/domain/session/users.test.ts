import { expect, test } from 'vitest';
import {
  checkNewPayPassword,
  checkPayPassword,
  createUser,
  endSessions,
  hashOfSecret,
  tokenOf,
  userOfCredentials,
  userOfToken,
} from './index.ts';

const ann = () =>
  createUser({
    id: 'Ann',
    email: 'ann@b',
    name: 'Ann',
    passwordHash: hashOfSecret('ann@b', 'secret'),
    phone: '',
    inviteCode: 'MRD-1',
  });
const usersOf = (user = ann()) => new Map([[user.id, user]]);

test('a token is the same in the same world, another in another, and worthless once its epoch is over', () => {
  const user = ann();
  const users = usersOf(user);
  const brokerage = { seed: 'seed', worldId: 'one', users };
  const token = tokenOf(brokerage, user);
  expect(tokenOf(brokerage, ann())).toBe(token);
  expect(userOfToken(brokerage, token)).toBe(user);
  for (const other of [
    { ...brokerage, seed: 'other' },
    { ...brokerage, worldId: 'two' },
  ]) {
    expect(tokenOf(other, user)).not.toBe(token);
    expect(userOfToken(other, token)).toBeNull();
  }
  endSessions(user, 'expired');
  expect(userOfToken(brokerage, token)).toBeNull();
  expect(userOfToken(brokerage, tokenOf(brokerage, user))).toBe(user);
});

test('user ID and email open the account in any case; a wrong password never does', () => {
  const users = usersOf();
  for (const name of ['ann', 'ANN', ' ann@B '])
    expect(userOfCredentials(users, name, 'secret').id).toBe('Ann');
  expect(() => userOfCredentials(users, 'ann', 'Secret')).toThrow('wrongCredentials');
  expect(() => userOfCredentials(users, 'bob', 'secret')).toThrow('wrongCredentials');
});

test('a transaction password has six characters at least, and only the right one confirms', () => {
  const user = ann();
  expect(() => checkPayPassword(user, '123456')).toThrow('payPasswordNotSet');
  expect(() => checkNewPayPassword('12345')).toThrow('invalidRequest');
  user.payPasswordHash = hashOfSecret(user.email, '123456');
  expect(() => checkPayPassword(user, '1234567')).toThrow('payPasswordWrong');
  expect(() => checkPayPassword(user, '123456')).not.toThrow();
});

test('the same password has a hash of its own for each customer, and the same one whenever a world is replayed', () => {
  expect(hashOfSecret('ann@b', 'secret')).toMatch(/^[0-9a-f]{32}$/);
  expect(hashOfSecret(' ANN@b', 'secret')).toBe(hashOfSecret('ann@b', 'secret'));
  expect(hashOfSecret('bob@b', 'secret')).not.toBe(hashOfSecret('ann@b', 'secret'));
  expect(hashOfSecret('ann@b', 'Secret')).not.toBe(hashOfSecret('ann@b', 'secret'));
});
