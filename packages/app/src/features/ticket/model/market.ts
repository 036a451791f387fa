/** What the market says while an order is filled in. Pure. */
import { orderType, type Decimal, type OrderType, type QuoteDetail, type Wallet } from '@meridian/api';
import type { ShownBook } from '#platform/live/use-book.ts';
import { contractOf, contractTermsOf, type Contract, type ContractTerms } from '#domain/contract.ts';
import { isShort, type TicketForm } from './form.ts';

export interface MarketData {
  /** Null before the first trade. */
  readonly lastPrice: Decimal | null;
  /** That price is what an auction would end with. */
  readonly isIndicative?: boolean | undefined;
  /** The instrument's tick. */
  readonly priceStep: Decimal;
  /** Null where the backend does not say what the price is counted with: then no figure of the order is known. */
  readonly contract: ContractTerms | null;
  /** The newest price of the pair that exchanges the order's money; not read where nothing is exchanged. */
  readonly pairPrice: Decimal;
  /** Orders that wait, where the class has a book and the market is open; else a market order is known by the last price alone. */
  readonly book?: ShownBook | null | undefined;
}

/** What an order is priced from, besides its form. */
interface Priceable {
  readonly detail: QuoteDetail;
  readonly wallet: Wallet | null;
  readonly pairPrice: Decimal;
  readonly book?: ShownBook | null | undefined;
  readonly isIndicative?: boolean | undefined;
}

export function marketOf({ detail, wallet, pairPrice, book, isIndicative }: Priceable): MarketData {
  // A wallet of another currency than the one the money is exchanged into contradicts the quote.
  const isOtherWallet = wallet !== null && wallet.currency !== detail.walletCurrency;
  return {
    lastPrice: detail.price_nominal,
    isIndicative,
    priceStep: detail.priceStep,
    contract: isOtherWallet ? null : contractTermsOf(detail),
    pairPrice,
    book,
  };
}

/** The contract at the rate of now, which is what the brokerage reserves money at, whatever the limit of the order. */
export function contractNow({
  contract,
  lastPrice,
  pairPrice,
}: Pick<MarketData, 'contract' | 'lastPrice' | 'pairPrice'>): Contract | null {
  return contract && contractOf(contract, lastPrice ?? pairPrice, pairPrice);
}

/** The side of the book that an opening market order takes; none for a limit order, whose money is that of its limit. */
export function levelsFor(
  { orderType: type, direction }: Pick<TicketForm, 'orderType' | 'direction'>,
  { book }: Pick<MarketData, 'book'>,
): ShownBook['bids'] {
  if (type !== orderType.market || !book) return [];
  return isShort(direction) ? book.bids : book.asks;
}

/** The side that closing at the market takes: a long is sold to those who bid. */
export function levelsForClosing(
  type: OrderType,
  direction: number,
  book: ShownBook | null | undefined,
): ShownBook['bids'] {
  if (type !== orderType.market || !book) return [];
  return isShort(direction) ? book.asks : book.bids;
}
