import { describe, expect, test } from 'vitest';
import { readAddress } from './address.ts';

/** Published examples: of EIP-55, of BIP 173 and BIP 350, of Bitcoin's first block, and the contract of USDT on Tron. */
const intact = [
  ['ERC-20', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
  ['ERC-20', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
  ['ERC-20', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
  ['ERC-20', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['Bitcoin', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
  ['Bitcoin', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
  ['Bitcoin', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
  ['Bitcoin', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['Bitcoin', '3P14159f73E4gFr7JterCCQh9QjiTjiZrG'],
  ['TRC-20', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['TRC-20', 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC'],
] as const;

test.each(intact)('an address on %s is known by its own checksum: %s', (network, address) => {
  expect(readAddress(address)).toEqual({ network, isIntact: true });
});

describe('one wrong character', () => {
  const withChecksum = intact.filter(([, address]) => !/^0x[\da-f]*$|^0x[\dA-F]*$/.test(address));
  test.each(withChecksum)('in an address on %s is found: %s', (network, address) => {
    const at = address.length - 4;
    // Of an address of Ethereum the capitals are the checksum: one of them is changed.
    const wrong = address.startsWith('0x')
      ? address.replace('B', 'b')
      : address.slice(0, at) + (/3/.test(address.charAt(at)) ? '4' : '3') + address.slice(at + 1);
    expect(wrong).not.toBe(address);
    expect(readAddress(wrong)).toEqual({ network, isIntact: false });
  });
});

test.each([
  '',
  'T',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6',
  'LVg2kJoFNg45Nbpy53h7Fe1wKyeXVRhMH9',
])('"%s" is an address of no network that is known', (text) => {
  expect(readAddress(text)).toEqual({ network: null, isIntact: false });
});

test.each([
  [
    'a version 0 with the checksum of later versions',
    'bc1q0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vq4mssx4',
  ],
  ['a program of 16 bytes in version 0', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P'],
  ['capital and small letters together', 'bc1qW508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
])('%s is no address of Bitcoin', (_, text) => {
  expect(readAddress(text)).toEqual({ network: 'Bitcoin', isIntact: false });
});
