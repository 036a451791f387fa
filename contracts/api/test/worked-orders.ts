/**
 * Orders worked out by hand, to the cent: what each is worth, holds, costs and brings. Plain data, which the app and the simulated
 * brokerage must both meet; they share this table and no arithmetic (ADR 18).
 *
 * - Money is rounded half-up to cents, once, from exact values. A gain that is exchanged is rounded down, a loss up.
 * - All money is in the currency of the wallet that pays, the minimum fee too, except what is `settled`.
 * - A stop-out is the first tick at or through the price where the margin is down to its maintenance share.
 */
import { coins } from './worked-orders/coins.ts';
import { currencies } from './worked-orders/currencies.ts';
import { futures } from './worked-orders/futures.ts';
import { shares } from './worked-orders/shares.ts';
import type { WorkedOrder } from './worked-orders/worked-order.ts';

export type { WorkedOrder } from './worked-orders/worked-order.ts';

export const workedOrders: readonly WorkedOrder[] = [...futures, ...currencies, ...shares, ...coins];
