import type { HandlersOfFamily } from '../context.ts';
import { addPositionMargin } from './add-position-margin.ts';
import { cancelOrder } from './cancel-order.ts';
import { closedPositions } from './closed-positions.ts';
import { createAuctionStockOrder } from './orders/create-auction-stock-order.ts';
import { createBlockTrade } from './orders/create-block-trade.ts';
import { createCryptoOrder } from './orders/create-crypto-order.ts';
import { createForexOrder } from './orders/create-forex-order.ts';
import { createFutureOrder } from './orders/create-future-order.ts';
import { createHkOrder } from './orders/create-hk-order.ts';
import { createStockOrder } from './orders/create-stock-order.ts';
import { entrustedOrders } from './entrusted-orders.ts';
import { flatPosition } from './flat-position.ts';
import {
  cancelFollowFutures,
  closeFollowFutures,
  createFollowFutures,
  followFuturesList,
} from './follow-futures.ts';
import { forexPositions } from './forex-positions.ts';
import { halfOrFullQuantity } from './half-or-full-quantity.ts';
import { holdings } from './holdings.ts';
import { ipoFullQuantity } from './ipo-full-quantity.ts';
import { minCount } from './min-count.ts';
import { positionByStock } from './position-by-stock.ts';
import { positionStatement } from './position-statement.ts';
import { subscribeIpo } from './subscribe-ipo.ts';
import { subscriptionOrders, subscriptions } from './subscriptions.ts';

export const tradingHandlers: HandlersOfFamily<'trading'> = {
  'trading.createStockOrder': createStockOrder,
  'trading.createCryptoOrder': createCryptoOrder,
  'trading.createFutureOrder': createFutureOrder,
  'trading.createForexOrder': createForexOrder,
  'trading.createHkOrder': createHkOrder,
  'trading.createBlockTrade': createBlockTrade,
  'trading.createAuctionStockOrder': createAuctionStockOrder,
  'trading.holdings': holdings,
  'trading.closedPositions': closedPositions,
  'trading.entrustedOrders': entrustedOrders,
  'trading.positionByStock': positionByStock,
  'trading.flatPosition': flatPosition,
  'trading.halfOrFullQuantity': halfOrFullQuantity,
  'trading.cancelOrder': cancelOrder,
  'trading.minCount': minCount,
  'trading.subscribeIpo': subscribeIpo,
  'trading.createFollowFutures': createFollowFutures,
  'trading.followFuturesList': followFuturesList,
  'trading.cancelFollowFutures': cancelFollowFutures,
  'trading.closeFollowFutures': closeFollowFutures,
  'trading.subscriptions': subscriptions,
  'trading.subscriptionOrders': subscriptionOrders,
  'trading.positionStatement': positionStatement,
  'trading.forexPositions': forexPositions,
  'trading.addPositionMargin': addPositionMargin,
  'trading.ipoFullQuantity': ipoFullQuantity,
};
