import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Rule } from './fields.ts';
import {
  agreed,
  allOf,
  chosen,
  amount,
  code,
  differsFrom,
  email,
  existingPassword,
  loginPassword,
  newPassword,
  newPayPassword,
  optional,
  payPassword,
  repeats,
  required,
  userId,
} from './rules.ts';

/** What a person reads, with its numbers; null where the rule holds. */
function says<Values>(rule: Rule<string, Values>, typed: string, values?: Values): string | null {
  const problem = rule.problemOf(rule.tidy?.(typed) ?? typed, values as Values);
  return (
    problem &&
    problem.message.defaultMessage.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      String(problem.values?.[name]),
    )
  );
}

describe('a password', () => {
  const tooShort = 'A password has 6 to 20 characters.';

  it.each([
    ['to sign in', loginPassword, 'Please Enter Password'],
    ['that is new', newPassword, 'Please Enter New Password'],
  ])('%s has 6 to 20 characters of any kind', (_, rule, missing) => {
    expect(says(rule, '')).toBe(missing);
    expect(says(rule, '12345')).toBe(tooShort);
    expect(says(rule, '123456')).toBeNull();
    expect(says(rule, '密码密码密码 ·')).toBeNull();
    expect(says(rule, 'x'.repeat(20))).toBeNull();
    expect(says(rule, 'x'.repeat(21))).toBe(tooShort);
  });

  it.each([
    ['typed again', existingPassword, 'Please Enter Password', 'A password has at least 6 characters.'],
    [
      'of transactions',
      payPassword,
      'Please enter the transaction password',
      'A transaction password has at least 6 characters.',
    ],
    ['of transactions, new', newPayPassword, 'Please Enter New Password', 'Use at least 6 characters.'],
  ])('%s has at least 6, and no upper limit', (_, rule, missing, short) => {
    expect(says(rule, '')).toBe(missing);
    expect(says(rule, '12345')).toBe(short);
    expect(says(rule, '123456')).toBeNull();
    expect(says(rule, 'x'.repeat(64))).toBeNull();
  });

  it('counts an emoji or a rare character as one', () => {
    expect(says(loginPassword, '𠮷𠮷𠮷𠮷𠮷')).toBe(tooShort);
    expect(says(loginPassword, '𠮷'.repeat(20))).toBeNull();
    expect(says(payPassword, '𠮷𠮷𠮷')).toBe('A transaction password has at least 6 characters.');
  });

  it('is repeated character by character', () => {
    expect(says(repeats('next'), '246811', { next: '246810' })).toBe('The two passwords do not match');
    expect(says(repeats('next'), '246810', { next: '246810' })).toBeNull();
  });

  it('that is changed becomes another one, which is said after its length', () => {
    const rule = allOf(newPayPassword, differsFrom('current'));
    expect(says(rule, '246810', { current: '246810' })).toBe('This is the one you have now. Choose another.');
    expect(says(rule, '2468', { current: '2468' })).toBe('Use at least 6 characters.');
    expect(says(rule, '135791', { current: '246810' })).toBeNull();
  });

  test('is a secret, by whatever rule', () => {
    const rules: readonly Rule<string, never>[] = [
      loginPassword,
      newPassword,
      existingPassword,
      payPassword,
      newPayPassword,
      repeats('next'),
      allOf(newPayPassword, differsFrom('current')),
    ];
    expect(rules.filter(({ isSecret }) => isSecret !== true)).toEqual([]);
  });
});

test('who signs in has a user ID or an email', () => {
  expect(says(userId, '  ')).toBe('Please Enter User ID');
  expect(says(userId, 'demo')).toBeNull();
  expect(says(userId, 'a@b')).toBeNull();
});

test.each([
  ['', 'Please Enter Email'],
  ['   ', 'Please Enter Email'],
  ['a@b', null],
  [' ann@example.com\n', null],
  ['ann＠example.com', null],
  ['名@域.中国', null],
  ['ann', 'An email looks like name@example.com.'],
  ['@example.com', 'An email looks like name@example.com.'],
  ['ann@', 'An email looks like name@example.com.'],
  ['a@b@c', 'An email looks like name@example.com.'],
  ['a b@c', 'An email looks like name@example.com.'],
])('an email %j', (typed, expected) => {
  expect(says(email, typed)).toBe(expected);
});

test.each([
  ['', 'Please Enter Email Verification Code'],
  ['1', null],
  [' 123456 ', null],
  ['1234567', 'A code has at most 6 characters.'],
])('a code %j', (typed, expected) => {
  expect(says(code, typed)).toBe(expected);
});

describe('an amount', () => {
  it.each([
    ['', 'Please enter the correct amount'],
    ['abc', 'Please enter the correct amount'],
    ['-1', 'Please enter the correct amount'],
    ['1.234', 'Please enter the correct amount'],
    ['0', 'The total amount must be greater than 0'],
    ['0.00', 'The total amount must be greater than 0'],
    ['0.01', null],
    ['.5', null],
    ['12.', null],
    ['1 000.50', null],
  ])('%j', (typed, expected) => {
    expect(says(amount(), typed)).toBe(expected);
  });

  it('begins with 0 where its point was typed first', () => {
    expect(amount().tidy?.('.5')).toBe('0.5');
  });

  it('has as many decimals as its currency takes', () => {
    expect(says(amount({ decimals: 8 }), '0.00000001')).toBeNull();
    expect(says(amount({ decimals: 0 }), '1.5')).toBe('Please enter the correct amount');
  });
});

test('what was neither typed nor chosen is asked for, in the words of its form', () => {
  const missing = { id: 'test.missing', defaultMessage: 'Please Select Country' };
  expect(required(missing).problemOf('', {})).toEqual({ message: missing });
  expect(chosen(missing).problemOf(null, {})).toEqual({ message: missing });
  expect(chosen(missing).problemOf('HK', {})).toBeNull();
  expect(agreed(missing).problemOf(false, {})).toEqual({ message: missing });
  expect(agreed(missing).problemOf(true, {})).toBeNull();
  expect(optional.problemOf()).toBeNull();
});

test('what is tidy stays as it is', () => {
  const rules: readonly Rule<string>[] = [userId, email, code, amount(), loginPassword];
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...rules), (text, { tidy = (same: string) => same }) => {
      expect(tidy(tidy(text))).toBe(tidy(text));
    }),
  );
});
