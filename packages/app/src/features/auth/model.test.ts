import { describe, expect, it } from 'vitest';
import { checkCredentials } from './model.ts';

describe('signing in', () => {
  it('takes a user ID or an email with a password of 6 to 20 characters of any kind', () => {
    expect(checkCredentials({ user: 'demo', password: '123456' })).toEqual({});
    expect(checkCredentials({ user: 'a@b', password: '密码密码密码 ·' })).toEqual({});
    expect(checkCredentials({ user: 'demo', password: 'x'.repeat(20) })).toEqual({});
  });

  it('asks for what is missing', () => {
    expect(checkCredentials({ user: '  ', password: '' })).toEqual({
      user: 'userMissing',
      password: 'passwordMissing',
    });
  });

  it.each(['12345', 'x'.repeat(21)])('refuses a password of %s before it is sent', (password) => {
    expect(checkCredentials({ user: 'demo', password })).toEqual({ password: 'passwordLength' });
  });

  it('counts an emoji or a rare character as one', () => {
    expect(checkCredentials({ user: 'demo', password: '𠮷𠮷𠮷𠮷𠮷' })).toEqual({
      password: 'passwordLength',
    });
    expect(checkCredentials({ user: 'demo', password: '𠮷'.repeat(20) })).toEqual({});
  });
});
