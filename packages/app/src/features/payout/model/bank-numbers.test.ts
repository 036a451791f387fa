import { expect, test } from 'vitest';
import { hasIban, isAbaRoutingNumber, isIban, isSwiftCode, plainNumber } from './bank-numbers.ts';
import { asksFor } from './card-fields.ts';

test.each([
  ['DE89370400440532013000', 'DE', true],
  ['GB29NWBK60161331926819', 'GB', true],
  ['FR1420041010050500013M02606', 'FR', true],
  ['DE89370400440532013001', 'DE', false],
  ['DE8937040044053201300', 'DE', false],
  ['GB29NWBK60161331926819', 'DE', false],
  ['', 'DE', false],
])('%s as an IBAN of %s: %s', (text, region, isRight) => {
  expect(isIban(text, region)).toBe(isRight);
});

test.each([
  ['021000021', true],
  ['011401533', true],
  ['021000022', false],
  ['000000000', false],
  ['02100002', false],
])('%s as a routing number of the ABA: %s', (text, isRight) => {
  expect(isAbaRoutingNumber(text)).toBe(isRight);
});

test.each([
  ['DEUTDEFF', true],
  ['DEUTDEFF500', true],
  ['DEUTDEFF50', false],
  ['DEUT1EFF', false],
])('%s as a SWIFT code: %s', (text, isRight) => {
  expect(isSwiftCode(text)).toBe(isRight);
});

test('spaces and small letters are how people write it', () => {
  expect(plainNumber(' de89 3704-0044 ')).toBe('DE8937040044');
});

test('the US are asked for a routing number and a branch, elsewhere for a SWIFT code, and for what exists there', () => {
  const asked = (region: string) =>
    (['abaRoutingNumber', 'bankBranchAddress', 'swiftCode', 'postalCode'] as const).filter((field) =>
      asksFor(field, region),
    );
  expect(asked('US')).toEqual(['abaRoutingNumber', 'bankBranchAddress', 'postalCode']);
  expect(asked('DE')).toEqual(['swiftCode', 'postalCode']);
  expect(asked('HK')).toEqual(['swiftCode']);
  expect([hasIban('DE'), hasIban('HK'), hasIban('US'), hasIban(null)]).toEqual([true, false, false, false]);
});
