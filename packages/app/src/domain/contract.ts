import type { Decimal, FutureDetail, Position, QuoteDetail } from '@meridian/api';
import { divide, isNegative, isPositive, moneyDecimals, multiply, one } from './money.ts';

/**
 * Units of one currency for one of another: numerator ÷ denominator, both above zero. A quotient, because dollars for a yen
 * at 154.682 yen a dollar have no last decimal.
 */
export interface ExchangeRate {
  readonly numerator: Decimal;
  readonly denominator: Decimal;
}

/** How a price becomes money: what one of an instrument is worth, and how the wallet that pays gets at it. */
export interface Contract {
  /** How many times its price one is worth: 100 for a contract on 100 troy ounces of gold, 1 for a share or a coin. */
  readonly contractSize: Decimal;
  /** From the currency that the instrument settles in to the wallet's. */
  readonly rate: ExchangeRate;
}

/** Where the wallet keeps the currency of the price. */
export const parRate: ExchangeRate = { numerator: one, denominator: one };

/** What a price is counted with: how much one of an instrument is, and by which pair of currencies its wallet pays. */
export type ContractTerms = Pick<Position, 'contractSize' | 'rate' | 'stock_code' | 'market'>;

/**
 * What an order for an instrument is counted with. Null where the backend does not say it, or contradicts itself: a size of one
 * would show a hundredth of a gold future's margin, so nothing is assumed (ADR 34).
 */
export function contractTermsOf(
  detail: Pick<QuoteDetail, keyof ContractTerms | 'currency' | 'walletCurrency'>,
): ContractTerms | null {
  const { contractSize, currency, walletCurrency, rate, stock_code, market } = detail;
  const isExchanged = rate !== null;
  if (contractSize === null || walletCurrency === null) return null;
  if (isExchanged === (walletCurrency === currency)) return null;
  return { contractSize, rate, stock_code, market };
}

/**
 * The contract at a price. `pairPrice` is the newest of the pair that exchanges the money; where that pair is what is traded, its
 * price is the instrument's own.
 */
export function contractOf(terms: ContractTerms, price: Decimal, pairPrice: Decimal): Contract {
  const { contractSize, rate } = terms;
  if (rate === null) return { contractSize, rate: parRate };
  const isOwn = rate.stock_code === terms.stock_code && rate.market === terms.market;
  const newest = isOwn ? price : pairPrice;
  // Nobody can exchange at nothing: then the rate that was read is used.
  const paid = isPositive(newest) ? newest : rate.price_nominal;
  return {
    contractSize,
    rate: rate.isInverse ? { numerator: one, denominator: paid } : { numerator: paid, denominator: one },
  };
}

/** The same contract, with its money in the currency that it settles in. */
export function inSettlementCurrency({ contractSize }: Contract): Contract {
  return { contractSize, rate: parRate };
}

/** Price × quantity × contract size, exact, in the settlement currency: what every figure of an order begins with. */
export function exactValue(
  price: Decimal,
  quantity: Decimal,
  { contractSize }: Pick<Contract, 'contractSize'>,
): Decimal {
  return multiply(price, quantity, contractSize);
}

/** {@link exactValue} in the wallet's currency, in cents, half-up: what a person holds, in the money they paid with. */
export function walletValue(price: Decimal, quantity: Decimal, contract: Contract): Decimal {
  const { numerator, denominator } = contract.rate;
  return divide(
    multiply(exactValue(price, quantity, contract), numerator),
    denominator,
    moneyDecimals,
    'half-up',
  );
}

/**
 * A booked gain (+) or loss (−), or a sum that is exchanged, in the wallet's currency. Rounded down to cents: a gain is what it brings, a loss what it
 * takes to pay it, so nobody is richer by exchanging there and back.
 */
export function toWallet(amount: Decimal, { numerator, denominator }: ExchangeRate): Decimal {
  const rounding = isNegative(amount) ? 'up' : 'down';
  return divide(multiply(amount, numerator), denominator, moneyDecimals, rounding);
}

/** Whether a quote has what only a future's has. */
export function isOfFuture(detail: QuoteDetail | FutureDetail): detail is FutureDetail {
  return 'contractCode' in detail;
}
