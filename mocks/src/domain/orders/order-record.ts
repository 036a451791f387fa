/** The order's own side of a fill: what is set aside for it, what was filled of it and charged, and how it ends. */
import { orderStatus } from '@meridian/api';
import { maximum } from '#kernel/index.ts';
import type { Fixed, Product } from '#kernel/index.ts';
import { freeIn, heldFor, hold, release, walletBook } from '../ledger/index.ts';
import type { Money, WalletCurrency, WalletRef } from '../ledger/index.ts';
import { sizesLastUntil } from '../market/index.ts';
import { averagePrice, orderFees, totalOf } from './amounts.ts';
import type { FeeLine } from './amounts.ts';
import { priceDeal, walletOf } from './pricing.ts';
import type { PricedDeal } from './pricing.ts';
import { instrumentOf, restOf } from './state.ts';
import type { CancelReason, Fill, Order, TradingBrokerage } from './state.ts';
import { termsOf } from './terms.ts';
import { setWaiting } from './trading-index.ts';

/** Free money in a wallet: its buying power. */
export function buyingPower(brokerage: TradingBrokerage, wallet: WalletRef): Money<WalletCurrency> {
  return freeIn(walletBook(brokerage.ledger, wallet));
}

/** Sets aside an opening order's margin and fee. The caller has checked that they are there. */
export function freeze(brokerage: TradingBrokerage, order: Order, at: number): void {
  hold(brokerage.ledger, { ...holdOfOrder(order), amount: order.margin + order.fee, at });
}

/** The hold that keeps it. */
export const holdOfOrder = (order: Order) =>
  ({ wallet: walletOf(order), reason: 'order', id: order.id }) as const;

/** What is set aside for an order now. */
export function frozenAmount(brokerage: TradingBrokerage, order: Order): Fixed {
  return heldFor(brokerage.ledger, holdOfOrder(order));
}

/** Ends an order and gives back what was set aside. What of it was filled stays filled. */
export function cancel(brokerage: TradingBrokerage, order: Order, reason: CancelReason, at: number): void {
  releaseOrder(brokerage, order, at);
  setWaiting(brokerage.trading, order, false);
  order.status = orderStatus.cancelled;
  order.reason = reason;
  order.dueAt = null;
  order.modifiedAt = at;
  if (order.fills.length > 0) chargeFilled(order);
}

/** Nothing more of an order is expected: it has cost what was charged. A fee that was let off in part has no lines. */
function chargeFilled(order: Order): void {
  const { margin, fee, feeLines } = order.filled;
  order.margin = margin;
  order.fee = fee;
  order.feeLines = fee === totalOf(feeLines) ? feeLines : [];
}

/** Gives back what is set aside. */
export function releaseOrder(brokerage: TradingBrokerage, order: Order, at: number): void {
  release(brokerage.ledger, { ...holdOfOrder(order), amount: frozenAmount(brokerage, order), at });
}

/** A part of an order at one price. */
export type FillPart = Pick<Fill, 'price' | 'quantity'>;

/** What is filled of an order at one instant. */
export interface Taken {
  readonly parts: readonly FillPart[];
  readonly quantity: Fixed;
  /** Exact, in the settlement currency. */
  readonly value: Product;
  readonly at: number;
}

/** What an order pays for more of it, and what its fee then consists of: one fee of the whole, at the rate of now. */
export function feeOfMore(
  { source, filled }: Pick<Order, 'source' | 'filled'>,
  { value, rate }: Pick<PricedDeal, 'value' | 'rate'>,
): { readonly fee: Fixed; readonly feeLines: readonly FeeLine[] } {
  const paid = (kind: FeeLine['kind']) => filled.feeLines.find((line) => line.kind === kind)?.amount ?? 0n;
  const feeLines = orderFees(filled.value + value, termsOf(source), rate).map(({ kind, amount }) => ({
    kind,
    // Where the rate has fallen meanwhile, nothing is paid back.
    amount: maximum(amount, paid(kind)),
  }));
  return { fee: totalOf(feeLines) - totalOf(filled.feeLines), feeLines };
}

/**
 * Sets money aside for what still waits: at the limit, or at the last price that a market order was filled at. Where that
 * much is not there, the rest is cancelled.
 */
export function freezeRest(brokerage: TradingBrokerage, order: Order, { parts, at }: Taken): void {
  const price = order.limitPrice === null ? parts.at(-1)?.price : order.acceptedPrice;
  const deal = priceDeal(
    brokerage,
    order,
    { price: price ?? order.acceptedPrice, quantity: restOf(order) },
    at,
  );
  const { fee, feeLines } = feeOfMore(order, deal);
  if (buyingPower(brokerage, walletOf(order)).amount < deal.margin + fee) {
    cancel(brokerage, order, 'insufficientFunds', at);
    return;
  }
  hold(brokerage.ledger, { ...holdOfOrder(order), amount: deal.margin + fee, at });
  order.margin = order.filled.margin + deal.margin;
  order.fee = order.filled.fee + fee;
  order.feeLines = feeLines;
}

interface Outcome {
  readonly margin: Fixed;
  /** As charged. */
  readonly fee: Fixed;
  /** What is due for the order so far. */
  readonly feeLines: readonly FeeLine[];
  /** Null for an opening. */
  readonly profit: Fixed | null;
  readonly positionId: string;
}

/** Enters in an order what was filled of it. It waits on for a rest, until the sizes of the book are drawn anew. */
export function settle(
  brokerage: TradingBrokerage,
  order: Order,
  { parts, quantity, value, at }: Taken,
  { margin, fee, feeLines, profit, positionId }: Outcome,
): void {
  const { filled } = order;
  order.fills = [...order.fills, ...parts.map((part) => ({ at, ...part }))];
  order.filled = {
    quantity: filled.quantity + quantity,
    value: filled.value + value,
    margin: filled.margin + margin,
    fee: filled.fee + fee,
    feeLines,
  };
  order.fillPrice = averagePrice(
    { quantity: order.filled.quantity, cost: order.filled.value },
    instrumentOf(brokerage, order),
  );
  chargeFilled(order);
  if (profit !== null) order.profit = (order.profit ?? 0n) + profit;
  order.positionId = positionId;
  order.modifiedAt = at;
  const isDone = restOf(order) === 0n;
  order.status = isDone ? orderStatus.success : orderStatus.accepted;
  order.dueAt = isDone ? null : sizesLastUntil(at);
  setWaiting(brokerage.trading, order, !isDone);
}
