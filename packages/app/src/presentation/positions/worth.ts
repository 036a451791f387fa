/** What a position is worth by now: its newest price, and the newest rate to the wallet that pays. */
import { assetSource, type QuoteDetail, type Tick } from '@meridian/api';
import { contractOf, type Contract, type ContractTerms } from '#domain/contract.ts';
import { zero } from '#domain/money.ts';
import { newestPrice, useNewestPrice, type PricedAt } from '#platform/live/live-price.ts';
import type { InstrumentKey } from '#platform/ports/context.ts';

type Newest = ReturnType<typeof newestPrice>;

/** A price as {@link newestPrice} has it, and how it becomes money of the wallet. */
export interface Worth extends Newest {
  readonly contract: Contract;
}

type Valued = ContractTerms & PricedAt & InstrumentKey;

/**
 * The pair of currencies that exchanges a position's money, as something with a price of its own; where nothing is
 * exchanged, the position itself.
 */
export function pairOf(
  position: Pick<ContractTerms, 'rate'> & PricedAt & InstrumentKey,
): PricedAt & InstrumentKey {
  const { rate } = position;
  if (rate === null) return position;
  const { stock_code, market, price_nominal, quoteTimestamp: marketDateTimestamp } = rate;
  return { stock_code, market, price_nominal, marketDateTimestamp, source: assetSource.forex };
}

/** The pair of currencies that exchanges the money of an order for a quote, as {@link pairOf}. */
export function pairOfQuote(detail: QuoteDetail): PricedAt & InstrumentKey {
  const { price_nominal, quoteTimestamp: marketDateTimestamp } = detail;
  return pairOf({ ...detail, price_nominal: price_nominal ?? zero, marketDateTimestamp });
}

/** What a position is worth by now: {@link useNewestPrice}, and the newest rate to its wallet. */
export function useWorth(position: Valued): Worth {
  return worthOf(position, useNewestPrice(position), useNewestPrice(pairOf(position)));
}

/** The same for callers that read ticks themselves. */
export function newestWorth(
  position: Valued,
  tickOf: (instrument: InstrumentKey) => Tick | null,
  now: number,
): Worth {
  const newest = (of: PricedAt & InstrumentKey) => newestPrice(of, tickOf(of), now);
  return worthOf(position, newest(position), newest(pairOf(position)));
}

function worthOf(position: Valued, own: Newest, pair: Newest): Worth {
  return {
    ...own,
    isTick: own.isTick || pair.isTick,
    contract: contractOf(position, own.price, pair.price),
  };
}
