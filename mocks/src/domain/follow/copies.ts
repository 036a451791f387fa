/** Futures orders that customers copy: margin and fee are held, then it runs, until it is settled or closed (DECISIONS 23, ADR 62). */
import { followFuturesStatus, tradeDirection } from '@meridian/api';
import type { EndpointId } from '@meridian/api/catalogue';
import {
  FIXED_ONE,
  formatExact,
  formatFixed,
  maximum,
  minimum,
  phased,
  roundQuotient,
} from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import {
  capture,
  freeIn,
  freeOf,
  hold,
  money,
  moneyDecimals,
  moveIfAny,
  outside,
  release,
  walletBook,
} from '../ledger/index.ts';
import { lastPrice } from '../orders/index.ts';
import type { TradingBrokerage } from '../orders/index.ts';
import { refuse } from '../refusals.ts';
import { contentDigest } from '../requests/index.ts';
import type { RequestIdentity } from '../requests/index.ts';
import { checkFollowAmount, checkFollowGate } from './follows.ts';
import type { FollowHouse } from './follows.ts';
import { copyLimits, offerWith } from './futures-offers.ts';
import type { FuturesOffer } from './futures-offers.ts';

/** One copied order. Amounts in USD. */
export interface Copy extends Pick<
  FuturesOffer,
  'institutionId' | 'key' | 'direction' | 'leverage' | 'startsAt' | 'settlesAt'
> {
  readonly id: string;
  readonly userId: string;
  readonly clientOrderId: string;
  readonly offerId: string;
  /** The margin. */
  readonly amount: Fixed;
  readonly fee: Fixed;
  readonly createdAt: number;
  status: (typeof followFuturesStatus)[keyof typeof followFuturesStatus];
  openPrice: Fixed | null;
  closePrice: Fixed | null;
  /** As it was booked; null until then. Never less than −amount. */
  profit: Fixed | null;
  updatedAt: number;
  /** When it was closed or settled; null until then. */
  endedAt: number | null;
}

/** By id, oldest first. */
export type Copies = Map<string, Copy>;

export interface CopyHouse extends TradingBrokerage, FollowHouse {
  readonly copies: Copies;
}

export interface CopyRequest {
  readonly userId: string;
  readonly clientOrderId: string;
  readonly offerId: string;
  readonly amount: Fixed;
}

/** The request that a copied order came with, read back from it: a fact makes one without a call. */
export function copyIdentity({ userId, clientOrderId, offerId, amount }: CopyRequest): RequestIdentity {
  return {
    userId,
    requestId: clientOrderId,
    call: 'trading.createFollowFutures' satisfies EndpointId,
    content: contentDigest({ offerId, amount: formatExact(amount) }),
  };
}

const walletOf = ({ userId }: Pick<Copy, 'userId'>) => ({ userId, type: 'FOLLOW_FUTURES' }) as const;

function feeOf(amount: Fixed, { leverage, feeRate }: FuturesOffer): Fixed {
  return roundQuotient(amount * leverage * feeRate, FIXED_ONE * FIXED_ONE, moneyDecimals);
}

/**
 * Sets margin and fee aside in FOLLOW_FUTURES until the institution carries its order out.
 * @throws BusinessRefusal `kycRequired`, `notFound`, `deadlinePassed` once it is carried out, `amountNotAllowed`, `invalidRequest`,
 * `insufficientFunds`.
 */
export function requestCopy(house: CopyHouse, request: CopyRequest, at: number): Copy {
  const { market, ledger, copies } = house;
  const { userId, offerId, amount } = request;
  checkFollowGate(house, userId);
  const offer = offerWith(market, offerId, at);
  if (offer === undefined) throw refuse('notFound');
  if (at >= offer.startsAt) throw refuse('deadlinePassed');
  checkFollowAmount(amount, copyLimits);
  const fee = feeOf(amount, offer);
  const wallet = walletOf(request);
  const { amount: available, currency } = freeIn(walletBook(ledger, wallet));
  if (available < amount + fee)
    throw refuse('insufficientFunds', {
      needed: formatFixed(amount + fee, 2),
      available: formatFixed(available, 2),
      currency,
      wallet: wallet.type,
    });
  const id = `C${String(copies.size + 1).padStart(6, '0')}`;
  hold(ledger, { wallet, reason: 'follow', id, amount: amount + fee, at });
  const { institutionId, key, direction, leverage, startsAt, settlesAt } = offer;
  const copy: Copy = {
    ...request,
    id,
    institutionId,
    key,
    direction,
    leverage,
    startsAt,
    settlesAt,
    fee,
    createdAt: at,
    status: followFuturesStatus.waiting,
    openPrice: null,
    closePrice: null,
    profit: null,
    updatedAt: at,
    endedAt: null,
  };
  copies.set(id, copy);
  return copy;
}

function ownCopy(
  { copies }: CopyHouse,
  { userId, id }: { readonly userId: string; readonly id: string },
): Copy {
  const copy = copies.get(id);
  if (copy === undefined || copy.userId !== userId) throw refuse('notFound');
  return copy;
}

/** Lets margin and fee go, before it runs only. @throws BusinessRefusal `notFound`, `orderNotCancellable`. */
export function cancelCopy(
  house: CopyHouse,
  which: { readonly userId: string; readonly id: string },
  at: number,
): void {
  const copy = ownCopy(house, which);
  if (copy.status !== followFuturesStatus.waiting) throw refuse('orderNotCancellable');
  const { id, amount, fee } = copy;
  release(house.ledger, { wallet: walletOf(copy), reason: 'follow', id, amount: amount + fee, at });
  Object.assign(copy, { status: followFuturesStatus.cancelled, updatedAt: at });
}

/** Ends it at the last price, while it runs. @throws BusinessRefusal `notFound`, `positionNotOpen`. */
export function closeCopy(
  house: CopyHouse,
  which: { readonly userId: string; readonly id: string },
  at: number,
): Copy {
  const copy = ownCopy(house, which);
  if (copy.status !== followFuturesStatus.inProgress) throw refuse('positionNotOpen');
  endCopy(house, copy, at, followFuturesStatus.closed);
  return copy;
}

/** What it has won (+) or lost (−) at a price, before the fee: never more than the margin is lost. */
export function copyProfit({ amount, leverage, direction, openPrice }: Copy, price: Fixed): Fixed | null {
  if (openPrice === null) return null;
  const moved = direction === tradeDirection.buy ? price - openPrice : openPrice - price;
  const profit = roundQuotient(amount * leverage * moved, FIXED_ONE * openPrice, moneyDecimals);
  return maximum(profit, -amount);
}

/** The institution carries its order out: the fee is taken, the margin stays held. */
export function startCopy(house: CopyHouse, copy: Copy, at: number): void {
  const { id, fee, key } = copy;
  if (fee > 0n)
    capture(house.ledger, {
      wallet: walletOf(copy),
      reason: 'follow',
      id,
      amount: fee,
      at,
      to: outside('fees', 'USD'),
      entry: { given: 'fee', reference: id },
    });
  const openPrice = lastPrice(house, key, at);
  Object.assign(copy, { status: followFuturesStatus.inProgress, openPrice, updatedAt: at });
}

/** Books what it came to, and lets the rest of the margin go. */
export function endCopy(house: CopyHouse, copy: Copy, at: number, status: 'closed' | 'settled'): void {
  const { ledger } = house;
  const { id, amount, key } = copy;
  const wallet = walletOf(copy);
  const price = lastPrice(house, key, at);
  const profit = copyProfit(copy, price) ?? 0n;
  const lost = minimum(maximum(-profit, 0n), amount);
  const held = { wallet, reason: 'follow', id, at } as const;
  const market = outside('market', 'USD');
  if (lost > 0n)
    capture(ledger, { ...held, amount: lost, to: market, entry: { given: 'loss', reference: id } });
  release(ledger, { ...held, amount: amount - lost });
  if (profit > 0n)
    moveIfAny(ledger, {
      at,
      from: market,
      to: freeOf(wallet),
      amount: money(profit, 'USD'),
      entry: { received: 'profit', reference: id },
    });
  Object.assign(copy, { status, closePrice: price, profit, updatedAt: at, endedAt: at });
}

type Phase = (typeof followFuturesStatus)[keyof typeof followFuturesStatus];

/** Copied orders begin and end with those of their institutions. */
export const copyProgress = phased<CopyHouse, { readonly house: CopyHouse; readonly copy: Copy }, Phase>({
  name: 'copyProgress',
  *cases(house) {
    for (const copy of house.copies.values()) if (copy.endedAt === null) yield { house, copy };
  },
  idOf: ({ copy }) => copy.id,
  phaseOf: ({ copy }) => copy.status,
  nextAt({ copy: { status, startsAt, settlesAt } }) {
    if (status === followFuturesStatus.waiting)
      return { phase: followFuturesStatus.inProgress, at: startsAt };
    return status === followFuturesStatus.inProgress
      ? { phase: followFuturesStatus.settled, at: settlesAt }
      : undefined;
  },
  enter({ house, copy }, phase, at) {
    if (phase === followFuturesStatus.inProgress) startCopy(house, copy, at);
    else endCopy(house, copy, at, followFuturesStatus.settled);
  },
});

/** A customer's copied orders, newest first. */
export function copiesOf({ copies }: Pick<CopyHouse, 'copies'>, userId: string): readonly Copy[] {
  return [...copies.values()].filter((one) => one.userId === userId).toReversed();
}
