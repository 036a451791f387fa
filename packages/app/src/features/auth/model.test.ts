import { describe, expect, test } from 'vitest';
import { passwordAdvice } from './model.ts';

const kindOf = (password: string, email = 'lena@meridian.example') => passwordAdvice(password, email).kind;

describe('Advice on a new password', () => {
  test('says how many characters are missing', () => {
    expect(passwordAdvice('abc', '')).toEqual({ kind: 'missing', characters: 3 });
    expect(kindOf('')).toBe('none');
  });

  test('calls what others try first easy to guess', () => {
    for (const guess of ['123456', 'fedcba', 'aaaaaa', 'ababab', 'Password1', 'lena-2026', 'qwerty'])
      expect(kindOf(guess), guess).toBe('guessable');
  });

  test('prefers length or three kinds of characters', () => {
    expect(kindOf('harbourlight')).toBe('fair');
    expect(kindOf('harbour light tower')).toBe('good');
    expect(kindOf('Harb0urs')).toBe('good');
  });

  test('counts characters as a person does', () => {
    expect(passwordAdvice('😀😀', '')).toEqual({ kind: 'missing', characters: 4 });
  });

  test('takes no email for a part of every password', () => {
    expect(kindOf('harbour-9-light', '')).toBe('good');
    expect(kindOf('harbour-9-light', 'a@b')).toBe('good');
  });
});
