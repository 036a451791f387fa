/** What the market says while an order is filled in. Pure. */
import type { Decimal, QuoteDetail, Wallet } from '@meridian/api';
import { contractOf, contractTermsOf, type Contract, type ContractTerms } from '#domain/contract.ts';

export interface MarketData {
  /** Null before the first trade. */
  readonly lastPrice: Decimal | null;
  /** The instrument's tick. */
  readonly priceStep: Decimal;
  /** Null where the backend does not say what the price is counted with: then no figure of the order is known. */
  readonly contract: ContractTerms | null;
  /** The newest price of the pair that exchanges the order's money; not read where nothing is exchanged. */
  readonly pairPrice: Decimal;
}

/** What an order is priced from, besides its form. */
interface Priceable {
  readonly detail: QuoteDetail;
  readonly wallet: Wallet | null;
  readonly pairPrice: Decimal;
}

export function marketOf({ detail, wallet, pairPrice }: Priceable): MarketData {
  // A wallet of another currency than the one the money is exchanged into contradicts the quote.
  const isOtherWallet = wallet !== null && wallet.currency !== detail.walletCurrency;
  return {
    lastPrice: detail.price_nominal,
    priceStep: detail.priceStep,
    contract: isOtherWallet ? null : contractTermsOf(detail),
    pairPrice,
  };
}

/** The contract at the rate of now, which is what the brokerage reserves money at, whatever the limit of the order. */
export function contractNow({
  contract,
  lastPrice,
  pairPrice,
}: Omit<MarketData, 'priceStep'>): Contract | null {
  return contract && contractOf(contract, lastPrice ?? pairPrice, pairPrice);
}
