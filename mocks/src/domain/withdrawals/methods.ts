/** Ways to send money out, and on which terms. Amounts in dollars, which BALANCE is kept in. */
import type { withdrawalTypes } from '@meridian/api';
import { fixedFromInteger, FIXED_ONE, maximum, parseFixed, roundQuotient } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import type { DollarRate } from '../dollar-rates.ts';
import { isCurrency } from '../market/index.ts';
import type { PayoutDetails } from '../payouts/index.ts';

export type WithdrawalType = (typeof withdrawalTypes)[number];

export interface WithdrawalMethod {
  readonly type: WithdrawalType;
  readonly currency: string;
  /** Null of a bank card. */
  readonly network: string | null;
  readonly minimum: Fixed;
  readonly maximum: Fixed;
  /** The fee is this part of the amount, and at least `minFee`. */
  readonly feeRate: Fixed;
  readonly minFee: Fixed;
  /** From the decision until it arrives. */
  readonly arrivalMinutes: number;
}

interface Terms {
  readonly least: number;
  readonly most: number;
  readonly feeRate?: string;
  readonly minFee: number;
  readonly arrivalMinutes: number;
}

const method = (
  type: WithdrawalType,
  [currency, network]: readonly [currency: string, network: string | null],
  { least, most, feeRate = '0', minFee, arrivalMinutes }: Terms,
): WithdrawalMethod => ({
  type,
  currency,
  network,
  minimum: fixedFromInteger(least),
  maximum: fixedFromInteger(most),
  feeRate: parseFixed(feeRate),
  minFee: fixedFromInteger(minFee),
  arrivalMinutes,
});

const day = 24 * 60;
const bank = { least: 20, most: 100_000, minFee: 3 } as const;
const ethereum = { least: 50, most: 250_000, minFee: 8, arrivalMinutes: 30 } as const;

/** What is offered, in the order in which it is shown. */
const withdrawalMethods: readonly WithdrawalMethod[] = [
  method('digitalCurrency', ['USDT', 'TRC-20'], { least: 10, most: 250_000, minFee: 1, arrivalMinutes: 15 }),
  method('digitalCurrency', ['USDT', 'ERC-20'], ethereum),
  method('digitalCurrency', ['USDC', 'ERC-20'], ethereum),
  method('digitalCurrency', ['BTC', 'Bitcoin'], { ...ethereum, minFee: 12, arrivalMinutes: 60 }),
  method('digitalCurrency', ['ETH', 'ERC-20'], ethereum),
  method('bankCard', ['USD', null], { ...bank, feeRate: '0.0005', arrivalMinutes: day }),
  method('bankCard', ['EUR', null], { ...bank, feeRate: '0.001', minFee: 5, arrivalMinutes: 2 * day }),
  method('bankCard', ['HKD', null], { ...bank, feeRate: '0.001', minFee: 5, arrivalMinutes: day }),
];

interface Closings {
  /** Currencies and networks that nothing is withdrawn in or over at present. */
  readonly closedWithdrawals: readonly string[];
}

/** Those that are offered now. */
export function openMethods({ closedWithdrawals }: Closings): readonly WithdrawalMethod[] {
  return withdrawalMethods.filter(
    ({ currency, network }) => !closedWithdrawals.some((closed) => closed === currency || closed === network),
  );
}

/** Undefined for an account that nothing is sent to at present. */
export function methodOf(
  closings: Closings,
  { currency, bankCard, wallet }: PayoutDetails,
): WithdrawalMethod | undefined {
  const type: WithdrawalType = bankCard === null ? 'digitalCurrency' : 'bankCard';
  const network = wallet?.network ?? null;
  return openMethods(closings).find(
    (offered) => offered.type === type && offered.currency === currency && offered.network === network,
  );
}

/** In dollars: a part of the amount, rounded half-up to cents, and at least the method's minimum fee. */
export function withdrawalFee(
  { feeRate, minFee }: Pick<WithdrawalMethod, 'feeRate' | 'minFee'>,
  amount: Fixed,
): Fixed {
  return maximum(roundQuotient(amount * feeRate, FIXED_ONE, 2), minFee);
}

/** Decimals of what arrives: cents of money, hundred-millionths of a coin. */
export const receivedDecimals = (currency: string): number => (isCurrency(currency) ? 2 : 8);

/** What arrives of an amount in dollars from which the fee was taken: rounded down, so that nothing is given away. */
export function arriving(net: Fixed, currency: string, rate: DollarRate | null): Fixed {
  if (rate === null) return net;
  const unit = FIXED_ONE / 10n ** BigInt(receivedDecimals(currency));
  return ((net * rate.denominator) / (rate.numerator * unit)) * unit;
}
