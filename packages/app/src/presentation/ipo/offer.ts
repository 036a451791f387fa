/** Offers of new shares: how far one is, and what a subscription to it costs (DECISIONS 37, 51). Pure. */
import { assetSource, type AssetSource, type Decimal, type ExchangeRate, type Offer } from '@meridian/api';
import { compare, divide, moneyDecimals, multiply, one, type Money } from '#domain/money.ts';

/** The instants that an offer goes through, in ms; null where the backend does not say. */
export interface OfferDates {
  readonly purchaseEndDate: number | null;
  readonly allotmentTimestamp: number | null;
  readonly paymentEndDate: number | null;
  readonly listTimestamp: number | null;
}

/** `closing`: within a day, which is the same for readers of every time zone. `toBeListed`: allotted, and not traded yet. */
export const offerStages = ['closing', 'open', 'waiting', 'toBeListed', 'listed'] as const;
export type OfferStage = (typeof offerStages)[number];

const dayMs = 24 * 60 * 60_000;

/** An offer whose dates are not known is open: what is too late is refused. */
export function stageOf(dates: OfferDates, now: number): OfferStage {
  const { purchaseEndDate, allotmentTimestamp, listTimestamp } = dates;
  if (listTimestamp !== null && now >= listTimestamp) return 'listed';
  if (allotmentTimestamp !== null && now >= allotmentTimestamp) return 'toBeListed';
  if (purchaseEndDate === null) return 'open';
  if (now >= purchaseEndDate) return 'waiting';
  return purchaseEndDate - now < dayMs ? 'closing' : 'open';
}

/** The offer of an address. Where it names no market, the code alone is looked for. */
export function offerOf(
  offers: readonly Offer[],
  { code, market }: { readonly code: string; readonly market: string },
): Offer | null {
  return offers.find((one) => one.stock_code === code && (market === '' || one.market === market)) ?? null;
}

/** What is held for a share: its highest price, or what the house's customers pay of it. */
export function heldPrice({
  highestPrice,
  discountedPrice,
}: Pick<Offer, 'highestPrice' | 'discountedPrice'>): Decimal | null {
  return discountedPrice ?? highestPrice;
}

/**
 * What a sum costs in the wallet's currency: rounded up to cents where it is exchanged, as the brokerage does. Null where nobody
 * has said at which rate.
 */
export function inWallet(
  { amount, currency }: Money,
  rate: ExchangeRate | null,
  walletCurrency: string,
): Decimal | null {
  if (currency === walletCurrency) return amount;
  if (rate?.from === walletCurrency && rate.to === currency)
    return divide(amount, rate.rate, moneyDecimals, 'up');
  if (rate?.from === currency && rate.to === walletCurrency)
    return divide(multiply(amount, rate.rate), one, moneyDecimals, 'up');
  return null;
}

/** Of the share that it becomes: quoted, held and sold as those of its exchange. */
export const shareSource = (market: string): AssetSource =>
  market === 'HKEX' ? assetSource.hkStock : assetSource.stock;

/** Whether shares are offered at one price. */
export const hasOnePrice = ({
  lowestPrice,
  highestPrice,
}: Pick<Offer, 'lowestPrice' | 'highestPrice'>): boolean =>
  lowestPrice === null || highestPrice === null || compare(lowestPrice, highestPrice) === 0;
