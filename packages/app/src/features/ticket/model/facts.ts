import type { AssetSource, Decimal, QuoteDetail, Wallet } from '@meridian/api';
import type { OrderTerms } from '#domain/fees.ts';
import type { Trading } from '#domain/sessions.ts';
import type { ShownBook } from '#platform/live/use-book.ts';

/** What the ticket knows of its instrument and its customer. */
export interface TicketFacts {
  /** Of the asset class the ticket is for (spec §3). */
  readonly source: AssetSource;
  /** With its newest price. */
  readonly detail: QuoteDetail;
  readonly trading: Trading;
  readonly terms: OrderTerms | null;
  readonly wallet: Wallet | null;
  /** The newest price of the pair of currencies that exchanges the order's money; not read where nothing is exchanged. */
  readonly pairPrice: Decimal;
  /** Orders that wait, where there is a book of them. */
  readonly book?: ShownBook | null;
  /** The quote's price is what an auction would end with. */
  readonly isIndicative?: boolean;
  /** The most that the brokerage takes for the chosen percentage; null while it has not said. */
  readonly ceiling: Decimal | null;
}
