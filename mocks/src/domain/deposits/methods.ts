/** Ways to send money to the brokerage: currencies, where they go and on which terms (spec §1, §5, DECISIONS 42). */
import { fixedFromInteger, FIXED_ONE } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { localised } from '../localised.ts';
import type { Localised } from '../localised.ts';
import type { WalletCurrency } from '../ledger/index.ts';

/** A time between two, in seconds. */
interface Seconds {
  readonly least: number;
  readonly most: number;
}

interface Terms {
  /** Least and most that is taken at once, and what is kept of it: in the currency sent. */
  readonly minimum: Fixed;
  readonly maximum: Fixed;
  readonly fee: Fixed;
  /** Minutes within which it is usually credited. */
  readonly arrivalMinutes: number;
}

interface WalletMethod extends Terms {
  readonly type: 'wallet';
  readonly currency: string;
  readonly network: string;
  /** Null: none is assigned at present. */
  readonly address: string | null;
  readonly memo: string | null;
  /** Between two confirmations of its network. */
  readonly confirmation: Seconds;
}

interface FiatMethod extends Terms {
  readonly type: 'fiat';
  readonly currency: WalletCurrency | 'EUR';
  readonly network: null;
  readonly bank: readonly { readonly label: Localised; readonly value: string }[];
}

export type DepositMethod = WalletMethod | FiatMethod;

/** Least amount of any currency (spec §5). */
const one = FIXED_ONE;

interface WalletTerms {
  readonly most: number;
  readonly arrivalMinutes: number;
  readonly confirmation: Seconds;
  readonly memo?: string;
}

const wallet = (
  [currency, network]: readonly [currency: string, network: string],
  address: string | null,
  { most, memo, ...time }: WalletTerms,
): WalletMethod => ({
  type: 'wallet',
  currency,
  network,
  address,
  memo: memo ?? null,
  minimum: one,
  maximum: fixedFromInteger(most),
  fee: 0n,
  ...time,
});

const labels = {
  name: localised({ en: 'Account name', 'zh-Hans': '户名', 'zh-Hant': '戶名' }),
  number: localised({ en: 'Account number', 'zh-Hans': '账号', 'zh-Hant': '賬號' }),
  iban: localised({ en: 'IBAN', 'zh-Hans': 'IBAN', 'zh-Hant': 'IBAN' }),
  bank: localised({ en: 'Bank', 'zh-Hans': '开户银行', 'zh-Hant': '銀行' }),
  swift: localised({ en: 'SWIFT code', 'zh-Hans': 'SWIFT 代码', 'zh-Hant': 'SWIFT 代碼' }),
  routing: localised({ en: 'ABA routing number', 'zh-Hans': 'ABA 路由号码', 'zh-Hant': 'ABA 匯款路徑編號' }),
  bankCode: localised({ en: 'Bank code', 'zh-Hans': '银行代码', 'zh-Hant': '銀行編號' }),
  address: localised({ en: 'Bank address', 'zh-Hans': '银行地址', 'zh-Hant': '銀行地址' }),
} as const;

const fiat = (
  currency: FiatMethod['currency'],
  { most, fee }: { readonly most: number; readonly fee: Fixed },
  lines: readonly (readonly [label: keyof typeof labels, value: string])[],
): FiatMethod => ({
  type: 'fiat',
  currency,
  network: null,
  minimum: one,
  maximum: fixedFromInteger(most),
  fee,
  // Matched to the account within about five minutes (spec §1, §9).
  arrivalMinutes: 5,
  bank: [
    { label: labels.name, value: 'Meridian Securities Client Money' },
    ...lines.map(([label, value]) => ({ label: labels[label], value })),
  ],
});

const quick = { arrivalMinutes: 5, confirmation: { least: 20, most: 75 } } as const;
const ethereum = { arrivalMinutes: 10, confirmation: { least: 40, most: 150 } } as const;

/** What is offered, in the order in which it is shown. Addresses have no valid checksum: no real wallet sends money to a simulation. */
export const depositMethods: readonly DepositMethod[] = [
  wallet(['USDT', 'TRC-20'], 'TQ5NMrGqVjYHbk7sAbdQxJ1x3pBvBYb8Uw', { ...quick, most: 500_000 }),
  wallet(['USDT', 'ERC-20'], '0x7A9cE3b0412C54f98De9b61aA1c8e2D4f0B36857', { ...ethereum, most: 500_000 }),
  wallet(['USDC', 'ERC-20'], '0x1dB48E70c6F25aa3d9E2bA84c93c05F17E6d2b90', { ...ethereum, most: 500_000 }),
  wallet(['USDC', 'Solana'], null, { ...quick, most: 500_000 }),
  wallet(['BTC', 'Bitcoin'], 'bc1q7p0m4xk8s2d5v6w9r3t0y8u5n4j6h2g7f3e9zc', {
    most: 25,
    arrivalMinutes: 60,
    confirmation: { least: 360, most: 1_080 },
  }),
  wallet(['ETH', 'ERC-20'], '0x52cF6E0a8b94D17Ea30C9f58B2d6473ae1F09b7D', {
    ...ethereum,
    most: 500,
  }),
  wallet(['XRP', 'XRP Ledger'], 'rMd8vXk2TqbA5nWeYpZ7sG4hJc9uLfE3Ra', {
    ...quick,
    memo: '40182736',
    most: 200_000,
  }),
  fiat('USD', { most: 1_000_000, fee: 0n }, [
    ['number', '4820 0917 336'],
    ['bank', 'First Harbor Bank, N.A.'],
    ['routing', '021000021'],
    ['swift', 'FHBKUS33XXX'],
    ['address', '200 Water Street, New York, NY 10038, United States'],
  ]),
  fiat('EUR', { most: 1_000_000, fee: FIXED_ONE / 2n }, [
    ['iban', 'DE89 3704 0044 0532 0130 00'],
    ['bank', 'Hansa Kontor Bank AG'],
    ['swift', 'HKBADEFFXXX'],
    ['address', 'Neue Mainzer Straße 12, 60311 Frankfurt am Main, Germany'],
  ]),
  fiat('HKD', { most: 8_000_000, fee: 0n }, [
    ['number', '848-204817-838'],
    ['bank', 'Victoria Peak Bank Limited'],
    ['bankCode', '848'],
    ['swift', 'VPBKHKHHXXX'],
    ['address', '1 Connaught Place, Central, Hong Kong'],
  ]),
];

/** Undefined for what is not offered, and for a network to which nothing can be sent at present. */
export function methodFor({ type, currency, network }: MethodName): DepositMethod | undefined {
  return depositMethods.find(
    (offered) =>
      offered.type === type &&
      offered.currency === currency &&
      offered.network === network &&
      (offered.type === 'fiat' || offered.address !== null),
  );
}

/** Which method: `network` is null for fiat. */
export interface MethodName {
  readonly type: DepositMethod['type'];
  readonly currency: string;
  readonly network: string | null;
}
