/** The price an order is estimated at, and whether its limit is reached already. Pure. */
import { orderType, type Decimal } from '@meridian/api';
import { compare, isPositive, parseAmount } from '#domain/money.ts';
import { isShort, type TicketForm } from './form.ts';
import type { MarketData } from './market.ts';

/** Whose price the figures are worked out with. */
export type PriceLabel = 'limitPrice' | 'lastPrice' | 'indicativePrice';

/** What is said of a value that is worked out with it. */
export const noteOfPrice = {
  limitPrice: 'limitPriceOrBetter',
  lastPrice: 'estimate',
  averagePrice: 'estimate',
  indicativePrice: 'auctionEstimate',
} as const satisfies Record<PriceLabel | 'averagePrice', string>;

interface OrderPrice {
  /** Null before the first trade, or while no limit is typed. */
  readonly price: Decimal | null;
  readonly priceLabel: PriceLabel;
}

/**
 * A limit order is estimated at its limit, a market order at the last price; and so is a short whose limit is below it,
 * since it sells at the limit or higher and needs the money for that. In an auction the indicative price takes the place of the last.
 */
export function priceOf(
  form: Pick<TicketForm, 'orderType' | 'limitPrice' | 'direction'>,
  { lastPrice, isIndicative = false }: Pick<MarketData, 'lastPrice' | 'isIndicative'>,
): OrderPrice {
  const ofMarket = { price: lastPrice, priceLabel: isIndicative ? 'indicativePrice' : 'lastPrice' } as const;
  if (form.orderType !== orderType.limit) return ofMarket;
  const limit = parseAmount(form.limitPrice);
  const sellsHigher =
    isShort(form.direction) && limit !== null && lastPrice !== null && compare(limit, lastPrice) < 0;
  return sellsHigher ? ofMarket : { price: limit, priceLabel: 'limitPrice' };
}

/** Whether the market is already where the limit wants it: the order is then filled at once, at the market's price. */
export function limitFillsAtOnce(form: TicketForm, lastPrice: Decimal | null): boolean {
  const limit = form.orderType === orderType.limit ? parseAmount(form.limitPrice) : null;
  if (limit === null || lastPrice === null || !isPositive(limit)) return false;
  const order = compare(limit, lastPrice);
  return isShort(form.direction) ? order <= 0 : order >= 0;
}
