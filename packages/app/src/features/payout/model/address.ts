/** Addresses of digital currencies: which network one is of, and whether its own checksum holds. */
import { keccak_256 } from '@noble/hashes/sha3.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check, hex, utf8 } from '@scure/base';

/** Networks that money is paid out over. */
export const networks = ['TRC-20', 'ERC-20', 'Bitcoin'] as const;
export type Network = (typeof networks)[number];

/** Digital currencies that are paid out, with their networks. */
export const networksOf = {
  USDT: ['TRC-20', 'ERC-20'],
  USDC: ['ERC-20'],
  BTC: ['Bitcoin'],
  ETH: ['ERC-20'],
} as const satisfies Readonly<Record<string, readonly Network[]>>;
export type Coin = keyof typeof networksOf;
export const coins = Object.keys(networksOf) as readonly Coin[];

/** What a text is as an address; `null` network where it looks like one of no network that is known here. */
export interface AddressReading {
  readonly network: Network | null;
  readonly isIntact: boolean;
}

const base58check = createBase58check(sha256);

/** By its first characters an address says of which network it is, by its checksum that every character is right. */
export function readAddress(text: string): AddressReading {
  if (/^0x[\da-f]{40}$/i.test(text)) return { network: 'ERC-20', isIntact: isEtherAddress(text.slice(2)) };
  if (/^bc1/i.test(text)) return { network: 'Bitcoin', isIntact: isSegwitAddress(text) };
  if (/^T[1-9A-HJ-NP-Za-km-z]{33}$/.test(text))
    return { network: 'TRC-20', isIntact: hasVersion(text, [0x41]) };
  if (/^[13][1-9A-HJ-NP-Za-km-z]{24,34}$/.test(text))
    return { network: 'Bitcoin', isIntact: hasVersion(text, [0x00, 0x05]) };
  return { network: null, isIntact: false };
}

/** EIP-55: capitals are the checksum. All small or all capital letters have none. */
function isEtherAddress(digits: string): boolean {
  const small = digits.toLowerCase();
  if (digits === small || digits === digits.toUpperCase()) return true;
  const hash = hex.encode(keccak_256(utf8.decode(small)));
  return [...digits].every((digit, index) => {
    const isCapital = Number.parseInt(hash.charAt(index), 16) >= 8;
    return digit === (isCapital ? digit.toUpperCase() : digit.toLowerCase());
  });
}

/** Base58Check: a version, a hash of 20 bytes, and four bytes of checksum. */
function hasVersion(text: string, versions: readonly number[]): boolean {
  try {
    const bytes = base58check.decode(text);
    return bytes.length === 21 && versions.includes(bytes[0] ?? -1);
  } catch {
    return false;
  }
}

/** BIP 173 for version 0, BIP 350 for those after it. */
function isSegwitAddress(text: string): boolean {
  const [old, modern] = [bech32.decodeUnsafe(text), bech32m.decodeUnsafe(text)];
  const read = old ?? modern;
  const version = read?.words[0];
  if (read === undefined || version === undefined || version > 16) return false;
  if ((version === 0) !== (old !== undefined)) return false;
  const program = bech32.fromWordsUnsafe(read.words.slice(1));
  if (!program) return false;
  return version === 0 ? [20, 32].includes(program.length) : program.length >= 2 && program.length <= 40;
}
