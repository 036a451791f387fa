/**
 * Orders worked out by hand, to the cent: what each is worth, holds, costs and brings. Plain data, which the app and the simulated
 * brokerage must both meet; they share this table and no arithmetic (ADR 18).
 *
 * - Money is rounded half-up to cents, once, from exact values. A gain that is exchanged is rounded down, a loss up.
 * - All money is in the currency of the wallet that pays, the minimum fee too, except what is `settled`.
 * - A stop-out is the first tick at or through the price where the margin is down to its maintenance share.
 */
import { appleOrders } from './worked-orders/apple.ts';
import { bitcoinOrders } from './worked-orders/bitcoin.ts';
import { blockOrders } from './worked-orders/blocks.ts';
import { coins } from './worked-orders/coins.ts';
import { crossOrders } from './worked-orders/crosses.ts';
import { currencies } from './worked-orders/currencies.ts';
import { futures } from './worked-orders/futures.ts';
import { metalOrders } from './worked-orders/metals.ts';
import { pairOrders } from './worked-orders/pairs.ts';
import { shares } from './worked-orders/shares.ts';
import { tencentOrders } from './worked-orders/tencent.ts';
import type { WorkedOrder } from './worked-orders/worked-order.ts';

export type { WorkedOrder } from './worked-orders/worked-order.ts';

export const workedOrders: readonly WorkedOrder[] = [
  ...futures,
  ...metalOrders,
  ...currencies,
  ...pairOrders,
  ...crossOrders,
  ...shares,
  ...appleOrders,
  ...tencentOrders,
  ...blockOrders,
  ...coins,
  ...bitcoinOrders,
];
