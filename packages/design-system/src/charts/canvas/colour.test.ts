import { expect, test } from 'vitest';
import { withAlpha } from './colour.ts';

test('an alpha is given to both forms of a colour and replaces the one it had', () => {
  expect(withAlpha('#049C6B', 0.14)).toBe('rgba(4, 156, 107, 0.14)');
  expect(withAlpha('rgb(4, 156, 107)', 0)).toBe('rgba(4, 156, 107, 0)');
  expect(withAlpha('rgba(4, 156, 107, 0.9)', 0.5)).toBe('rgba(4, 156, 107, 0.5)');
  expect(withAlpha('rgb(4 156 107 / 50%)', 0.3)).toBe('rgba(4, 156, 107, 0.3)');
});

test('what it does not know it leaves alone', () => {
  expect(withAlpha('red', 0.5)).toBe('red');
});
