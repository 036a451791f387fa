/** Who a customer is, to the handlers: signed in, with a transaction password, identified. */
import { appConfig, contactWaysOf, downloadLinksOf, refusal } from '@meridian/api';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { demoUser } from '#names.ts';
import type { Language } from '../language.ts';
import { open } from '#test/opened-world.ts';

describe('who is signed in', () => {
  test("is decided by the token: none, a stranger's and one that has expired are all the 401 of the envelope", () => {
    const { call, handle } = open('session-expired');
    for (const token of [null, 'nonsense', handle.token()]) {
      expect(call('auth.userInfo', {}, { token })).toMatchObject({ code: 401, msg: 'Login expired.' });
    }
  });

  test('by user ID or email, in any case; the token then opens everything', () => {
    const { call } = open('visitor');
    for (const username of ['demo', 'DEMO@meridian.example']) {
      const { token } = call('auth.login', { username, password: demoUser.password }).data as {
        token: string;
      };
      expect(call('auth.userInfo', {}, { token }).code).toBe(200);
    }
    expect(call('auth.login', { username: 'demo', password: 'wrong' }).code).toBe(refusal.wrongCredentials);
  });
});

test('a transaction password is set once, changed by who knows it, and at least six characters long', () => {
  const { call } = open('no-pay-password');
  expect(call('auth.setPayPassword', { payPassword: '12345' }).code).toBe(refusal.invalidRequest);
  expect(call('auth.setPayPassword', { payPassword: '123456' }).code).toBe(200);
  expect(call('auth.userInfo', {}).data).toMatchObject({ hasPayPassword: true });
  expect(call('auth.updatePayPassword', { oldPayPassword: 'nope', payPassword: '654321' }).code).toBe(
    refusal.payPasswordWrong,
  );
  expect(call('auth.updatePayPassword', { oldPayPassword: '123456', payPassword: '654321' }).code).toBe(200);
});

test('the identity check says why it failed, in the language of the call', () => {
  const { call } = open('kyc-failed');
  const reasonIn = (language: Language) =>
    (call('auth.userInfo', {}, { language }).data as { realReason: string }).realReason;
  expect(reasonIn('en')).toContain('blurred');
  expect(reasonIn('zh-Hans')).toBe('证件照片不清晰，请在光线充足处重新拍摄。');
  expect(reasonIn('zh-Hant')).toContain('證件');
});

describe('the configuration', () => {
  test('says how to get the app and how to reach the brokerage, in the language of the call (DECISIONS 54)', () => {
    const { call } = open('visitor');
    const configIn = (language: Language) =>
      v.parse(appConfig, call('auth.appVersion', {}, { language }).data);
    expect(downloadLinksOf(configIn('en')).map(({ platform }) => platform)).toEqual([
      'ios',
      'android',
      'web',
    ]);
    const contacts = contactWaysOf(configIn('zh-Hant'));
    expect(contacts.map(({ kind }) => kind)).toEqual(['page', 'email', 'phone']);
    expect(contacts.map(({ hours }) => hours)).toContain('全日 24 小時');
  });
});

test('countries and regions are named in the language of the call, each once', () => {
  const { call } = open('visitor');
  const areasIn = (language: Language) =>
    call('auth.areaList', {}, { language }).data as readonly { areaCode: string; name: string }[];
  const areas = areasIn('zh-Hans');
  expect(new Set(areas.map(({ areaCode }) => areaCode)).size).toBe(249);
  expect(areas).toHaveLength(249);
  expect(areas).toContainEqual({ areaCode: 'DE', name: '德国' });
  expect(areasIn('en')).toContainEqual({ areaCode: 'DE', name: 'Germany' });
});
