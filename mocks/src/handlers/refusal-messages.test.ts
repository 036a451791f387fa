import { refusal, type RefusalName } from '@meridian/api';
import { expect, test } from 'vitest';
import { refusalMessage } from './refusal-messages.ts';

const names = Object.keys(refusal) as RefusalName[];

test.each(names)('"%s" is a whole sentence in each language, also without its figures', (name) => {
  for (const [language, text] of Object.entries(refusalMessage(name, null))) {
    expect(text).toMatch(language === 'en' ? /^[A-Z].*[a-z)M]\.$/ : /^[^ ，。].*[^ 至少过於]。$/);
    // What a figure left out leaves behind.
    expect(text).not.toMatch(/ {2}| [,.:]|undefined|null| ，|，。|: *$/);
  }
});

test('an amount that is missing is not said at all', () => {
  const { en } = refusalMessage('insufficientFunds', { needed: '10.00', currency: 'USD' });
  expect(en).toBe('Insufficient funds.');
});
