import {
  chargesOf,
  entrustedOrders,
  halfOrFullQuantity,
  minCount,
  positionByStock,
  stockDetail,
  walletBalance,
} from '@meridian/api';
import type { Decimal, Order, QuoteDetail, Wallet } from '@meridian/api';
import type { AssetClassDefinition, ClosableClass, QuoteCapability } from '#asset-classes/definition.ts';
import type { OrderTerms } from '#domain/fees.ts';
import { tradingTerms, useAppConfig } from '#platform/reading/config.ts';
import type { InstrumentParams } from '#platform/address/links.ts';
import { feedOf } from '#platform/live/live-price.ts';
import { productOf } from '#platform/address/product.ts';
import { knownData, type Request } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import type { CeilingQuestion } from './model/ceiling.ts';
import { isSound, sizeOf } from './model/order-size.ts';
import type { HeldPosition } from './held/position-after.ts';
import { canStillChange } from './ordering/outcome.ts';

/**
 * The instrument as the ticket needs it; shared with the quote screen's read, so coming from there it is already known.
 * Nothing is asked while the class or the instrument is missing.
 */
export function useInstrument(
  assetClass: { readonly quote: QuoteCapability } | undefined,
  instrument: Pick<InstrumentParams, 'code' | 'market' | 'source'> | null,
): Read<QuoteDetail> {
  return useRead(
    assetClass?.quote.detail ?? stockDetail,
    assetClass === undefined || instrument === null ? null : productOf(instrument),
    { subject: 'quote', priceOf: instrument && feedOf(instrument) },
  );
}

/** Null while they are not known, and where a charge cannot be read: the fee would be shown too low. */
export function useTerms(assetClass: Pick<AssetClassDefinition, 'paths'>): OrderTerms | null {
  const terms = tradingTerms(useAppConfig(), assetClass.paths.source);
  const charges = terms && chargesOf(terms.charges);
  return terms && charges && { ...terms, charges };
}

/** The wallet that pays; follows every movement. */
export function useWallet(assetClass: ClosableClass): Read<Wallet> {
  return useRead(walletBalance, { walletType: assetClass.holding.walletType }, { onTopics: ['wallets'] });
}

/** What is ordered: an instrument, as a class offers it. */
interface Ordered {
  /** The position that is added to, by its id; empty or left out where none is named. */
  readonly addsTo?: string;
  readonly assetClass: Pick<AssetClassDefinition, 'paths'>;
  readonly detail: QuoteDetail;
}

const orderedProduct = ({ assetClass, detail }: Ordered) =>
  productOf({ code: detail.stock_code, market: detail.market, source: assetClass.paths.source });

/**
 * The quote with how small an order of this product may be (`getMinCount`): the quote's own terms while the brokerage has not
 * said, or where it cannot be relied on.
 */
export function useSized(
  assetClass: Pick<AssetClassDefinition, 'paths' | 'ticket'>,
  quoted: QuoteDetail,
): { readonly detail: QuoteDetail; readonly isSizeConfirmed: boolean } {
  const { request } = useRead(minCount, orderedProduct({ assetClass, detail: quoted }), { refreshMs: 0 });
  const given = knownData(request);
  const size = sizeOf(quoted, given, assetClass.ticket?.rules);
  const isRefused = given === null ? request.phase === 'failed' : !isSound(given);
  return { detail: { ...quoted, ...size }, isSizeConfirmed: !isRefused };
}

/**
 * The open position in what is ordered, or the one that is added to; `isAwaited` until the first answer, whatever it is. One that has
 * been closed is none.
 */
export function useHeldPosition(ordered: Ordered): HeldPosition & { readonly isAwaited: boolean } {
  const { addsTo = '' } = ordered;
  const record = { ...orderedProduct(ordered), ...(addsTo !== '' && { id: addsTo }) };
  const { request } = useRead(positionByStock, record, { onTopics: ['orders'] });
  const known = knownData(request);
  const isOpen = known?.position?.closeTimeTimestamp === null;
  const isAwaited = known === null && request.phase !== 'failed';
  return { isKnown: known !== null, isAwaited, position: isOpen ? known.position : null };
}

/** One's own orders for what is ordered that wait; none while nobody has said. */
export function useWaitingOrders(ordered: Ordered): readonly Order[] {
  const { source, market, stockCode } = orderedProduct(ordered);
  const { request } = useRead(entrustedOrders, { pageSize: 100 }, { onTopics: ['orders'] });
  const isOfProduct = (order: Order) =>
    order.source === source && order.market === market && order.stock_code === stockCode;
  return (knownData(request)?.list ?? []).filter(isOfProduct);
}

/** The order as it is now. Followed while it can still change: resting, worked by the desk, or of an unknown status. */
export function useFollowedOrder(order: Order): Order {
  const question = canStillChange(order.orderStatus) ? { clientOrderId: order.clientOrderId } : null;
  const { request } = useRead(entrustedOrders, question, { onTopics: ['orders'] });
  const followed: Request<{ readonly list: readonly Order[] }> = request;
  return knownData(followed)?.list.find(({ orderNo }) => orderNo === order.orderNo) ?? order;
}

/**
 * The most that the brokerage says half or all comes to; null while it has not said, or nothing is asked. A bound, and not the
 * quantity: the app follows each tick by itself (ADR 26).
 */
export function useCeiling(ordered: Ordered, question: CeilingQuestion | null): Decimal | null {
  const { request } = useRead(halfOrFullQuantity, question && { ...orderedProduct(ordered), ...question }, {
    onTopics: ['wallets', 'orders'],
  });
  return knownData(request)?.quantity ?? null;
}
