import { refuse } from '../refusals.ts';

export interface DigitalWallet {
  readonly network: string;
  readonly address: string;
  readonly memo: string | null;
}

/** What addresses of a network look like. Whether one belongs to anybody only the network knows. */
const addressShapes = {
  Bitcoin: /^(?:bc1[02-9ac-hj-np-z]{8,87}|[13][1-9A-HJ-NP-Za-km-z]{25,34})$/,
  'ERC-20': /^0x[\dA-Fa-f]{40}$/,
  'TRC-20': /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
} as const;
export type Network = keyof typeof addressShapes;
export const networks = Object.keys(addressShapes) as readonly Network[];

/** Networks that each digital currency is sent over. */
const networksOf: Readonly<Record<string, readonly Network[]>> = {
  USDT: ['TRC-20', 'ERC-20'],
  USDC: ['ERC-20'],
  BTC: ['Bitcoin'],
  ETH: ['ERC-20'],
};

/** One address of each network, which nobody has money at. */
export const sampleAddresses: Readonly<Record<Network, string>> = {
  Bitcoin: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'ERC-20': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'TRC-20': 'TJRyWwFs9wTFGZg3JbrVriFbNfCug5tDeC',
};

/** @throws BusinessRefusal `invalidRequest` naming the field. */
export function checkWallet(currency: string, { network, address }: DigitalWallet): void {
  const over = networksOf[currency];
  if (over === undefined) throw refuse('invalidRequest', { field: 'currency' });
  const named = over.find((one) => one === network);
  if (named === undefined) throw refuse('invalidRequest', { field: 'wallet.network' });
  if (!addressShapes[named].test(address)) throw refuse('invalidRequest', { field: 'wallet.address' });
}
