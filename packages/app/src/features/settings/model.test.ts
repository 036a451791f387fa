import { describe, expect, it } from 'vitest';
import { checkPayPassword } from './model.ts';

describe('the first transaction password', () => {
  it('is at least 6 characters, typed twice alike', () => {
    expect(checkPayPassword({ current: '', next: '246810', again: '246810' }, true)).toEqual({});
    expect(checkPayPassword({ current: '', next: '24681', again: '24681' }, true)).toEqual({
      next: 'newTooShort',
    });
    expect(checkPayPassword({ current: '', next: '246810', again: '246811' }, true)).toEqual({
      again: 'different',
    });
  });

  it('has no upper limit', () => {
    const long = 'x'.repeat(64);
    expect(checkPayPassword({ current: '', next: long, again: long }, true)).toEqual({});
  });

  it('asks for what is missing', () => {
    expect(checkPayPassword({ current: '', next: '', again: '' }, true)).toEqual({ next: 'newMissing' });
  });
});

describe('changing the transaction password', () => {
  it('needs the one in force', () => {
    expect(checkPayPassword({ current: '', next: '135791', again: '135791' }, false)).toEqual({
      current: 'missing',
    });
    expect(checkPayPassword({ current: '123', next: '135791', again: '135791' }, false)).toEqual({
      current: 'tooShort',
    });
  });

  it('refuses the same one again', () => {
    expect(checkPayPassword({ current: '246810', next: '246810', again: '246810' }, false)).toEqual({
      next: 'unchanged',
    });
  });
});
