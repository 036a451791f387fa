/** One-time codes by email, and what they open: an account, or a new password. */
import { refusal } from '@meridian/api';
import { describe, expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import { open } from '#test/opened-world.ts';

const email = 'ada@b';
const account = { email, password: 'lovelace', inviteCode: '' };

function house() {
  const { call, handle } = open('newcomer');
  const codeFor = (whom = email) => handle.world.read().emailCodes.get(whom)?.code ?? 'none';
  const send = (whom = email) => call('auth.sendEmailCode', { email: whom });
  const register = (code: string, more: Partial<typeof account> = {}) =>
    call('auth.registerByEmail', { ...account, code, ...more });
  const signIn = (username: string, password: string) => call('auth.login', { username, password });
  const seconds = (count: number) => handle.advance(count * 1000);
  return { call, handle, codeFor, send, register, signIn, seconds };
}

describe('a code by email', () => {
  test('opens one account, which its owner can use at once, and no second one', async () => {
    const { call, codeFor, send, register, signIn, seconds } = house();
    expect(send().code).toBe(200);
    const code = codeFor();
    expect(code).toMatch(/^\d{6}$/);
    expect(register(code).code).toBe(200);
    expect(signIn('ADA@b', 'lovelace')).toMatchObject({ code: 200 });
    const { token, user } = signIn(email, 'lovelace').data as {
      token: string;
      user: { userLoginId: string };
    };
    expect(user).toMatchObject({
      userLoginId: expect.stringMatching(/^\d{8}$/) as string,
      email,
      name: null,
      phone: null,
      inviteCode: expect.stringMatching(/^MRD-\d{6}$/) as string,
      realStatus: 0,
      hasPayPassword: false,
      unreadCount: 0,
    });
    expect(signIn(user.userLoginId, 'lovelace').code).toBe(200);
    expect(call('funds.wallets', {}, { token }).data).toHaveLength(9);
    expect(register(code).code).toBe(refusal.emailCodeWrong);
    await seconds(60);
    send();
    expect(register(codeFor()).code).toBe(refusal.emailTaken);
  });

  test('is used once, right up to the last moment of its ten minutes', async () => {
    const { codeFor, send, register, handle } = house();
    send();
    await handle.advance(600_000 - 1);
    expect(register('000000').code).toBe(refusal.emailCodeWrong);
    expect(register(codeFor()).code).toBe(200);
    expect(register(codeFor()).code).toBe(refusal.emailCodeWrong);
  });

  test('is not compared with a sixth one after five wrong ones, and the next one is', async () => {
    const { call, codeFor, send, register, handle, seconds } = house();
    send();
    const right = codeFor();
    for (let tries = 0; tries < 5; tries += 1) expect(register('000000').code).toBe(refusal.emailCodeWrong);
    const reset = { email, code: right, password: 'lovelace' };
    expect(register(right).code).toBe(refusal.emailCodeLocked);
    expect(call('auth.resetPassword', reset).code).toBe(refusal.emailCodeLocked);
    const { length } = handle.world.log;
    expect(register('000000').code).toBe(refusal.emailCodeLocked);
    expect(handle.world.log).toHaveLength(length);
    await seconds(60);
    send();
    expect(register(codeFor()).code).toBe(200);
  });

  test('expires by itself, and time to the next event stops there', async () => {
    const { codeFor, send, register, handle } = house();
    send();
    const sentAt = handle.now();
    expect(await handle.advanceToNextEvent()).toEqual({
      process: 'emailCodeExpiry',
      id: email,
      at: sentAt + 600_000,
    });
    expect(register(codeFor()).code).toBe(refusal.emailCodeExpired);
    expect(register('000000').code).toBe(refusal.emailCodeWrong);
    expect(await handle.advanceToNextEvent()).toBeNull();
    expect(send().code).toBe(200);
    expect(register(codeFor()).code).toBe(200);
  });

  test('comes again after a minute, says how long that is, and replaces the one before', async () => {
    const { codeFor, send, register, seconds } = house();
    send();
    const first = codeFor();
    await seconds(42);
    expect(send(' ADA@B ')).toMatchObject({
      code: refusal.emailCodeTooSoon,
      msg: 'You can ask for the next code in 18 s.',
    });
    expect(codeFor()).toBe(first);
    await seconds(18);
    expect(send().code).toBe(200);
    const second = codeFor();
    expect(second).not.toBe(first);
    expect(register(first).code).toBe(refusal.emailCodeWrong);
    expect(register(second).code).toBe(200);
    // One that was used says nothing about when the next may come.
    expect(send().code).toBe(refusal.emailCodeTooSoon);
  });

  test('lasts ten minutes from its own sending, not from that of the one before', async () => {
    const { codeFor, send, register, seconds } = house();
    send();
    await seconds(500);
    send();
    await seconds(200);
    expect(register(codeFor()).code).toBe(200);
  });

  test('is for the email it was sent to', () => {
    const { codeFor, send, register } = house();
    send();
    expect(register(codeFor(), { email: 'eve@b' }).code).toBe(refusal.emailCodeWrong);
    for (const nobody of ['', 'ada', '@b', 'ada@', 'a b@c', 'a@b@c'])
      expect(send(nobody).code, nobody).toBe(refusal.invalidRequest);
  });
});

describe('an account', () => {
  test('has a password of 6 to 20 characters, and nothing is used up by one that has not', () => {
    const { codeFor, send, register } = house();
    send();
    for (const password of ['12345', 'x'.repeat(21), ''])
      expect(register(codeFor(), { password }).code).toBe(refusal.invalidRequest);
    expect(register(codeFor(), { password: 'x'.repeat(20) }).code).toBe(200);
  });

  test('may name who invited it, where there is such a person', async () => {
    const { codeFor, send, register } = house();
    send();
    expect(register(codeFor(), { inviteCode: 'MRD-0000' }).code).toBe(refusal.inviteCodeUnknown);
    expect(register(codeFor(), { inviteCode: ' MRD-4821 ' }).code).toBe(200);
  });

  test('is not opened twice under one email, however it is written', () => {
    const { codeFor, send, register } = house();
    send('Demo@Meridian.example');
    const whom = { email: 'DEMO@meridian.example' };
    expect(register(codeFor(demoUser.email), whom).code).toBe(refusal.emailTaken);
  });
});

describe('a new password', () => {
  const whom = { email: demoUser.email, password: 'another1' };

  test('for one who forgot the old is proved by a code, and ends the sessions that were', () => {
    const { call, codeFor, send, signIn, handle } = house();
    const { token } = signIn('demo', demoUser.password).data as { token: string };
    send(demoUser.email);
    const reset = (code: string) => call('auth.resetPassword', { ...whom, code });
    expect(reset('1').code).toBe(refusal.emailCodeWrong);
    expect(call('auth.userInfo', {}, { token }).code).toBe(200);
    expect(reset(codeFor(demoUser.email)).code).toBe(200);
    expect(call('auth.userInfo', {}, { token })).toMatchObject({
      code: 401,
      data: { reason: 'passwordChanged' },
    });
    expect(signIn('demo', demoUser.password).code).toBe(refusal.wrongCredentials);
    expect(signIn('demo', whom.password).code).toBe(200);
    expect(reset(codeFor(demoUser.email)).code).toBe(refusal.emailCodeWrong);
    expect(handle.world.log.map(({ type }) => type)).toEqual([
      'session/signIn',
      'session/sendEmailCode',
      // A wrong code is counted.
      'session/resetPassword',
      'session/resetPassword',
      'session/signIn',
    ]);
  });

  test('is kept as a hash: nothing that leaves a world, its log or its state, says a password', () => {
    const { call, handle, codeFor, send } = house();
    send();
    const account = { email, code: codeFor(), password: 'harbour-light-9', inviteCode: '' };
    expect(call('auth.registerByEmail', account).code).toBe(200);
    const { token } = call('auth.login', { username: email, password: account.password }).data as {
      token: string;
    };
    expect(call('auth.setPayPassword', { payPassword: 'quiet-quay' }, { token }).code).toBe(200);
    expect(
      call('auth.updatePassword', { oldPassword: account.password, password: 'tower-clock-7' }, { token })
        .code,
    ).toBe(200);
    const kept = JSON.stringify([handle.world.log, [...handle.world.read().users]]);
    for (const secret of [
      account.password,
      'quiet-quay',
      'tower-clock-7',
      demoUser.password,
      demoUser.payPassword,
    ])
      expect(kept).not.toContain(secret);
  });

  test('for one who has no account is none', () => {
    const { call, codeFor, send } = house();
    send();
    const request = { email, password: 'another1', code: codeFor() };
    expect(call('auth.resetPassword', request).code).toBe(refusal.emailNotRegistered);
    expect(call('auth.resetPassword', { ...request, password: 'short' }).code).toBe(refusal.invalidRequest);
  });

  test('for one who knows the old ends every session but this one, and says why', () => {
    const { call, signIn } = house();
    const { token } = signIn('demo', demoUser.password).data as { token: string };
    const update = (oldPassword: string, password: string) =>
      call('auth.updatePassword', { oldPassword, password, clientRequestId: 'intent-1' }, { token });
    expect(update('not-it-1', 'another1').code).toBe(refusal.wrongCredentials);
    expect(update(demoUser.password, 'short').code).toBe(refusal.invalidRequest);
    expect(call('auth.userInfo', {}, { token }).code).toBe(200);
    const changed = update(demoUser.password, 'another1');
    const { token: next } = changed.data as { token: string };
    expect(call('auth.userInfo', {}, { token: next }).code).toBe(200);
    expect(call('auth.userInfo', {}, { token })).toMatchObject({
      code: 401,
      msg: expect.stringMatching(/password was changed/) as string,
      data: { reason: 'passwordChanged' },
    });
    // Whoever did not hear the answer has the old token only.
    expect(update(demoUser.password, 'another1')).toEqual(changed);
    expect(
      call('auth.updatePassword', { oldPassword: 'another1', password: 'third-one' }, { token }).code,
    ).toBe(401);
    expect(signIn('demo', 'another1').code).toBe(200);
  });

  test('that is the old one ends no session', () => {
    const { call, signIn } = house();
    const { token } = signIn('demo', demoUser.password).data as { token: string };
    const same = { oldPassword: demoUser.password, password: demoUser.password };
    expect(call('auth.updatePassword', same, { token })).toMatchObject({ code: 200, data: { token } });
    expect(call('auth.userInfo', {}, { token }).code).toBe(200);
  });

  test('answers its first receipt to the latest session that it ended only', () => {
    const { call, signIn } = house();
    const { token } = signIn('demo', demoUser.password).data as { token: string };
    const first = { oldPassword: demoUser.password, password: 'another1', clientRequestId: 'intent-1' };
    const { token: next } = call('auth.updatePassword', first, { token }).data as { token: string };
    const second = { oldPassword: 'another1', password: 'third-one', clientRequestId: 'intent-2' };
    expect(call('auth.updatePassword', second, { token: next }).code).toBe(200);
    expect(call('auth.updatePassword', first, { token }).code).toBe(401);
  });
});

test('a new customer has nothing, and sees nothing of another', () => {
  const { call, handle } = open('trader');
  call('auth.sendEmailCode', { email });
  const { code = '' } = handle.world.read().emailCodes.get(email) ?? {};
  call('auth.registerByEmail', { ...account, code });
  const { token } = call('auth.login', { username: email, password: account.password }).data as {
    token: string;
  };
  const totals = [
    call('trading.holdings', {}, { token }),
    call('trading.entrustedOrders', {}, { token }),
    call('trading.closedPositions', {}, { token }),
    call('funds.walletBill', { timeZone: 'UTC' }, { token }),
  ].map(({ data }) => (data as { total: number }).total);
  expect(totals).toEqual([0, 0, 0, 0]);
  expect(call('watchlist.list', {}, { token }).data).toEqual([]);
  const wallets = call('funds.wallets', {}, { token }).data as { balance: string }[];
  expect(wallets.every(({ balance }) => Number(balance) === 0)).toBe(true);
});

test('the same world sends the same codes and gives the same numbers, another one others', async () => {
  const lived = async (seed: string) => {
    const { call, handle } = open('newcomer', { seed });
    call('auth.sendEmailCode', { email });
    const { code = '' } = handle.world.read().emailCodes.get(email) ?? {};
    call('auth.registerByEmail', { ...account, code });
    return [code, ...handle.world.read().users.keys()];
  };
  expect(await lived('one')).toEqual(await lived('one'));
  expect((await lived('one'))[0]).not.toBe((await lived('two'))[0]);
});
