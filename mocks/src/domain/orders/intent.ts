/** What the customer asks for with an order, and how the same order is recognised when it is sent again (DECISIONS 6). */
import { assetSource } from '@meridian/api';
import type { AssetClass, AssetSource, OrderType, TradeDirection } from '@meridian/api';
import type { EndpointId } from '@meridian/api/catalogue';
import { formatExact } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import type { InstrumentKey, Market } from '../market/index.ts';
import { contentDigest } from '../requests/index.ts';
import type { RequestIdentity } from '../requests/index.ts';

/** Whose intent an order is, and what every order says. `limitPrice` belongs to a limit order and only to it. */
interface Intent {
  readonly userId: string;
  readonly clientOrderId: string;
  readonly orderType: OrderType;
  readonly limitPrice: Fixed | null;
  readonly quantity: Fixed;
}

/** Opens a position or adds to one. */
export interface OpenRequest extends Intent {
  readonly key: InstrumentKey;
  readonly source: AssetSource;
  readonly direction: TradeDirection;
  readonly leverage: Fixed;
}

/** Closes all or part of a position. */
export interface CloseRequest extends Intent {
  readonly positionId: string;
}

/** Each class posts to its own call (DECISIONS 7). */
const openingCall = {
  stock: 'trading.createStockOrder',
  hkStock: 'trading.createHkOrder',
  crypto: 'trading.createCryptoOrder',
  forex: 'trading.createForexOrder',
  future: 'trading.createFutureOrder',
  blockTrade: 'trading.createBlockTrade',
  auctionStock: 'trading.createAuctionStockOrder',
  newStock: 'trading.subscribeIpo',
  globalIndex: null,
} as const satisfies Record<AssetClass, EndpointId | null>;

const callOf = new Map<AssetSource, EndpointId | null>(
  (Object.keys(openingCall) as AssetClass[]).map((name) => [assetSource[name], openingCall[name]]),
);

/**
 * The request that an order to open a position came with, read back from the order: a fact places orders without a
 * call, and so did worlds that were kept before commands named their request (ADR 37).
 */
export function openingIdentity(market: Pick<Market, 'instrument'>, request: OpenRequest): RequestIdentity {
  const { code, exchange } = market.instrument(request.key);
  const { direction, leverage } = request;
  return {
    userId: request.userId,
    requestId: request.clientOrderId,
    call: callOf.get(request.source) ?? '',
    content: contentDigest({
      stockCode: code,
      market: exchange,
      direction,
      leverage: formatExact(leverage),
      ...pricingOf(request),
    }),
  };
}

/** As {@link openingIdentity}, of an order to close. */
export function closingIdentity(request: CloseRequest): RequestIdentity {
  return {
    userId: request.userId,
    requestId: request.clientOrderId,
    call: 'trading.flatPosition' satisfies EndpointId,
    content: contentDigest({ id: request.positionId, ...pricingOf(request) }),
  };
}

const pricingOf = ({ orderType, quantity, limitPrice }: Intent) => ({
  orderType,
  quantity: formatExact(quantity),
  limitPrice: limitPrice === null ? undefined : formatExact(limitPrice),
});
