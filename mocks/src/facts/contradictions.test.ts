import { expect, test } from 'vitest';
import { openHandle } from '#hosts/world-handle.ts';

test('a fact says which of the situation it does away with', () => {
  const handle = openHandle('w', 'kyc-failed');
  expect(handle.contradictedBy('kyc', { status: 'approved' })).toEqual([
    expect.stringMatching(/identity check has failed|identity.*failed/i),
  ]);
  expect(handle.contradictedBy('payPassword', { isSet: false })).toEqual(['the transaction password is set']);
  expect(handle.contradictedBy('signedOut', {})).toEqual(['the customer is signed in']);
});

test('one that adds something does away with nothing, nor does what is so already', () => {
  const handle = openHandle('w', 'trader');
  expect(handle.contradictedBy('watched', { code: 'KO' })).toEqual([]);
  expect(handle.contradictedBy('anotherCustomer', {})).toEqual([]);
  expect(handle.contradictedBy('payPassword', { isSet: true })).toEqual([]);
});

test('what was made so by hand counts as the situation does', async () => {
  const handle = openHandle('w', 'trader');
  await handle.applyFact('gate', { of: 'loan', isOn: false });
  expect(handle.contradictedBy('gate', { of: 'loan', isOn: true })).toEqual([
    'loan does not ask for verified identity',
  ]);
  expect(handle.contradictedBy('gate', { of: 'ipo', isOn: true })).toEqual([]);
});

test('asking changes nothing, and a fact that cannot be so is refused', () => {
  const handle = openHandle('w', 'trader');
  const before = handle.world.serialise();
  handle.contradictedBy('payPassword', { isSet: false });
  expect(handle.world.serialise()).toBe(before);
  expect(() => handle.contradictedBy('payPassword', { isSet: 'perhaps' })).toThrow(/invalidRequest/);
});
