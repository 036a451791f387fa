import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { login } from './catalogue/auth.ts';
import { isToken } from './token.ts';

const ascii = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code));
const user = { userLoginId: 'demo', hasPayPassword: true };

describe('a session token', () => {
  it.each(['t-1', 'eyJhbGciOiJIUzI1NiJ9.e30.x_-', 'Bearer abc', '~', 'x'.repeat(4_096)])(
    'may be any visible text of ASCII (%#)',
    (text) => {
      expect(isToken(text)).toBe(true);
      expect(v.is(login.response, { token: text, user })).toBe(true);
    },
  );

  it.each(['', ' ', ' t', 't ', 'a\nb', 'a\r\nX-Admin: 1', 'a\0b', '🔑', '密', 'a\tb', 'x'.repeat(4_097)])(
    'is refused at sign-in where no header can carry it: %j',
    (text) => {
      expect(isToken(text)).toBe(false);
      expect(v.is(login.response, { token: text, user })).toBe(false);
    },
  );

  it('is never one that the platform refuses as a header, or changes', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.oneof({ weight: 9, arbitrary: ascii }, fc.constantFrom('\n', '\0', '\t', '🔑', '密')),
        }),
        (text) => {
          if (isToken(text)) expect(new Headers({ authorization: text }).get('authorization')).toBe(text);
        },
      ),
    );
  });
});
