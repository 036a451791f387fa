import { expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { addressInQr } from './qr-address.ts';

const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const bitcoin = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

test.each([
  ['an address alone', tron, tron],
  ['with space around it', ` ${tron}\n`, tron],
  ['BIP 21', `bitcoin:${bitcoin}?amount=0.01&label=Rent`, bitcoin],
  ['BIP 21 in capitals', `BITCOIN:${bitcoin.toUpperCase()}`, bitcoin],
  ['EIP-681', `ethereum:${ether}@1?value=2e18`, ether],
  ['EIP-681 with a prefix', `ethereum:pay-${ether}`, ether],
  [
    'a transfer of a token',
    `ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?address=${ether}&uint256=1`,
    ether,
  ],
  ['with slashes', `tron://${tron}`, tron],
])('%s', (_, text, address) => {
  expect(addressInQr(text)).toBe(address);
  expect(readAddress(addressInQr(text)).isIntact).toBe(true);
});

test.each([
  [
    'a call of a contract that names nobody',
    'ethereum:0xdAC17F958D2ee523a2206206994597C13D831ec7@1/transfer?uint256=1',
  ],
  ['nothing', ''],
  ['a page', 'https://example.test/pay?to=me'],
])('%s is no address', (_, text) => {
  expect(readAddress(addressInQr(text)).network).toBeNull();
});
