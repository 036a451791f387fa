/** An open position is held with more margin, or with a higher leverage and less of it (DECISIONS 36). */
import { tradeDirection } from '@meridian/api';
import type { EndpointId } from '@meridian/api/catalogue';
import { FIXED_ONE, formatExact, formatFixed } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { hold, money, receivedFor, release } from '../ledger/index.ts';
import { oppositeRate } from '../market/index.ts';
import { refuse } from '../refusals.ts';
import { contentDigest } from '../requests/index.ts';
import type { RequestIdentity } from '../requests/index.ts';
import { checkLeverage, isReached } from './acceptance.ts';
import { atPar, isPaidInFull, leverageOf, orderMargin, shareOf, stopOutPrice } from './amounts.ts';
import { walletOf, walletRate } from './pricing.ts';
import { buyingPower } from './order-record.ts';
import { instrumentOf, record } from './state.ts';
import type { Position, PositionEvent, TradingBrokerage } from './state.ts';
import { termsOf } from './terms.ts';
import { lastPrice } from './trading-hours.ts';

/** Exactly one of the two is asked for. */
export interface MarginRequest {
  readonly userId: string;
  readonly positionId: string;
  /** Put in, in the wallet's currency. */
  readonly margin: Fixed | null;
  /** The new multiple. */
  readonly leverage: Fixed | null;
}

/** The request that a change of margin came with, read back from it: a fact makes one without a call. */
export function marginIdentity(
  { userId, positionId: id, margin, leverage }: MarginRequest,
  clientOrderId: string,
): RequestIdentity {
  return {
    userId,
    requestId: clientOrderId,
    call: 'trading.addPositionMargin' satisfies EndpointId,
    content: contentDigest({
      id,
      ...(margin !== null && { margin: formatExact(margin) }),
      ...(leverage !== null && { leverage: formatExact(leverage) }),
    }),
  };
}

/** A margin in the wallet's currency, and in the one that the stop-out counts with. */
type Margins = Pick<Position, 'margin' | 'settlementMargin'>;

/**
 * Takes money into a position's margin, or lets go of what a higher leverage does not need.
 * @returns what is entered in the position's history
 * @throws BusinessRefusal `positionNotOpen`, `insufficientFunds`, `leverageNotAllowed`.
 */
export function changeMargin(
  brokerage: TradingBrokerage,
  { userId, positionId, margin, leverage }: MarginRequest,
  at: number,
): PositionEvent {
  const position = brokerage.trading.positions.get(positionId);
  if (position === undefined || position.userId !== userId) throw refuse('positionNotOpen');
  if ((margin === null) === (leverage === null)) throw refuse('invalidRequest', { field: 'margin' });
  if (leverage !== null) return raiseLeverage(brokerage, position, leverage, at);
  return addMargin(brokerage, position, margin ?? 0n, at);
}

/** Leverage falls and the stop-out moves away. A long position takes no more than what is borrowed for it. */
function addMargin(brokerage: TradingBrokerage, position: Position, added: Fixed, at: number): PositionEvent {
  if (added <= 0n || added % cent !== 0n) throw refuse('invalidRequest', { field: 'margin' });
  const wallet = walletOf(position);
  const rate = walletRate(brokerage, position, at);
  const settled =
    rate.from === rate.to ? added : receivedFor(money(added, rate.to), oppositeRate(rate)).amount;
  const after = {
    margin: position.margin + added,
    settlementMargin: position.settlementMargin + settled,
  };
  const leverage = leverageOf({ ...position, ...after });
  const isMoreThanBorrowed =
    position.direction === tradeDirection.buy &&
    isPaidInFull({ ...position, settlementMargin: after.settlementMargin - cent });
  if (isMoreThanBorrowed || leverage < leastLeverage) {
    throw refuse('leverageNotAllowed', {
      lowest: formatExact(position.direction === tradeDirection.buy ? FIXED_ONE : leastLeverage),
    });
  }
  const { amount: available, currency } = buyingPower(brokerage, wallet);
  if (available < added) {
    throw refuse('insufficientFunds', {
      needed: formatFixed(added, 2),
      available: formatFixed(available, 2),
      currency,
      wallet: wallet.type,
    });
  }
  hold(brokerage.ledger, { ...marginOf(brokerage, position), amount: added, at });
  return enter(brokerage, position, { kind: 'marginAdded', after, leverage, at });
}

/** Margin is let go, in the share that its class needs no more, and the stop-out comes nearer: not as near as the last price. */
function raiseLeverage(
  brokerage: TradingBrokerage,
  position: Position,
  leverage: Fixed,
  at: number,
): PositionEvent {
  const terms = termsOf(position.source);
  checkLeverage(terms, leverage);
  const settlementMargin = orderMargin(position.cost, leverage, atPar);
  const margin = shareOf(position.margin, settlementMargin, position.settlementMargin);
  const after = { margin, settlementMargin };
  const stopOut = stopOutPrice({ ...position, ...after, leverage }, terms, instrumentOf(brokerage, position));
  const side = position.direction === tradeDirection.buy ? 'atOrBelow' : 'atOrAbove';
  const last = lastPrice(brokerage, position.key, at);
  const isStoppedOut = stopOut !== null && isReached({ side, level: stopOut }, last);
  if (leverage <= position.leverage || margin >= position.margin || margin === 0n || isStoppedOut) {
    throw refuse('leverageNotAllowed', { allowed: terms.leverages.map(formatExact) });
  }
  release(brokerage.ledger, { ...marginOf(brokerage, position), amount: position.margin - margin, at });
  position.openLeverage = leverage;
  return enter(brokerage, position, { kind: 'leverageRaised', after, leverage, at });
}

/** A short position may be held with ten times its worth: beyond that more margin protects from nothing. */
const leastLeverage = FIXED_ONE / 10n;
const cent = FIXED_ONE / 100n;

/** What a wallet holds for a position, and what its flow of money says of it. */
function marginOf(brokerage: TradingBrokerage, position: Position) {
  const { code: stockCode } = instrumentOf(brokerage, position);
  const entry = { reference: position.id, stockCode };
  return { wallet: walletOf(position), reason: 'margin', id: position.id, entry } as const;
}

interface Change {
  readonly kind: 'marginAdded' | 'leverageRaised';
  readonly after: Margins;
  readonly leverage: Fixed;
  readonly at: number;
}

function enter(
  brokerage: TradingBrokerage,
  position: Position,
  { kind, after, leverage, at }: Change,
): PositionEvent {
  const margin = after.margin - position.margin;
  Object.assign(position, after, { leverage, modifiedAt: at });
  return record(brokerage, position.id, {
    kind,
    at,
    quantity: position.quantity,
    price: lastPrice(brokerage, position.key, at),
    amount: 0n,
    borneByBrokerage: 0n,
    margin,
    leverage,
  });
}
