import { expect, test } from 'vitest';
import { inviteIn } from './invite.ts';

test.each([
  ['MRD-4821', 'MRD-4821'],
  [' MRD-4821\n', 'MRD-4821'],
  ['https://meridian.example/#/pages/auth/register?inviteCode=MRD-4821', 'MRD-4821'],
  ['https://meridian.example/#/pages/auth/register?lang=en&inviteCode=MRD%2D4821&x=1', 'MRD-4821'],
  ['https://meridian.example/#/pages/auth/register?inviteCode=', null],
  ['https://meridian.example/#/pages/auth/register?inviteCode=%E0%A4%A', null],
  ['https://meridian.example/', null],
  ['TQ5N MrGq VjYH', null],
  ['<script>alert(1)</script>', null],
  ['', null],
  ['A'.repeat(1_000), null],
])('the invitation in %j is %j', (text, code) => {
  expect(inviteIn(text)).toBe(code);
});
