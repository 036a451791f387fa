/** Shares that become a holding without an order: those that were allotted of a new issue. */
import { tradeDirection } from '@meridian/api';
import { FIXED_ONE } from '#kernel/index.ts';
import type { Fixed } from '#kernel/index.ts';
import { freeOf, hold, money, move, currencyOfWallet } from '../ledger/index.ts';
import type { Account, WalletCurrency } from '../ledger/index.ts';
import type { InstrumentKey } from '../market/index.ts';
import { valueOf } from './amounts.ts';
import { countOpening } from './earnings.ts';
import { priceValue, walletOf } from './pricing.ts';
import { openPosition } from './settlement.ts';
import { instrumentOf, record } from './state.ts';
import type { Position, TradingBrokerage } from './state.ts';

interface Delivery {
  readonly userId: string;
  readonly key: InstrumentKey;
  readonly quantity: Fixed;
  /** What a share was paid for: the cost of the holding. */
  readonly price: Fixed;
  /** What the shares were allotted by. */
  readonly subscriptionId: string;
  /** Where what was paid for them is, in the currency of the share. */
  readonly from: Account<WalletCurrency>;
}

/**
 * Enters allotted shares as a holding, paid in full. What was paid for them comes into the wallet of their class, where the holding
 * keeps it as its margin: the statement has its line.
 */
export function deliverShares(brokerage: TradingBrokerage, delivery: Delivery, at: number): Position {
  const { userId, key, quantity, price, subscriptionId, from } = delivery;
  const instrument = instrumentOf(brokerage, delivery);
  const { source, code: stockCode } = instrument;
  const opening = { userId, key, source, direction: tradeDirection.buy, leverage: FIXED_ONE };
  const wallet = walletOf(opening);
  const value = valueOf(price, quantity, instrument);
  const { margin, settlementMargin } = priceValue(brokerage, opening, value, at);
  const position = openPosition(brokerage, { ...opening, id: subscriptionId }, at);
  const { ledger } = brokerage;
  move(ledger, {
    at,
    from,
    to: freeOf(wallet),
    amount: money(margin, currencyOfWallet[wallet.type]),
    entry: { received: 'subscription', reference: subscriptionId, stockCode },
  });
  const deal = { orderId: subscriptionId, quantity, price };
  const entry = { reference: position.id, stockCode, deal };
  hold(ledger, { wallet, reason: 'margin', id: position.id, amount: margin, at, entry });
  countOpening(brokerage, position, { quantity, value, at });
  Object.assign(position, { quantity, cost: value, margin, settlementMargin });
  record(brokerage, position.id, { kind: 'opened', at, quantity, price, amount: 0n, borneByBrokerage: 0n });
  return position;
}
