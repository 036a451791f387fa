import { expect, test } from 'vitest';
import { masked, shortAddress } from './masked.ts';

test('a card number shows its last four digits only, however it is grouped', () => {
  expect([masked('4000 0000 0000 1234'), masked('4000000000001234'), masked('12')]).toEqual([
    '•••• 1234',
    '•••• 1234',
    '•••• 12',
  ]);
});

test('an address shows both of its ends, and a short one whole', () => {
  expect(shortAddress('TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC')).toBe('TJRyWwFs…tDeC');
  expect(shortAddress('T-short')).toBe('T-short');
});
