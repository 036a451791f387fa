/** Wallets as the wire shows them. */
import type { WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import type { DollarRate } from '#domain/dollar-rates.ts';
import { balanceOf, currencyOfWallet, heldIn, holdsOf } from '#domain/ledger/index.ts';
import type { WalletBook } from '#domain/ledger/index.ts';
import { listedPair } from '#domain/market/index.ts';
import type { Currency } from '#domain/market/index.ts';
import { lastPrice, priceInstant } from '#domain/orders/index.ts';
import { formatFixed } from '#kernel/index.ts';
import type { Caller } from '../context.ts';

type WireWallet = WireResponseOf<EndpointById<'funds.wallets'>>[number];
type WireHolds = NonNullable<WireResponseOf<EndpointById<'funds.walletBalance'>>['holds']>;
type WireRate = NonNullable<WireResponseOf<EndpointById<'funds.walletBalance'>>['rate']>;

export function walletView(book: WalletBook): WireWallet {
  const { amount, currency } = balanceOf(book);
  return {
    walletType: book.wallet.type,
    currency,
    balance: formatFixed(amount, 2),
    usedBalance: formatFixed(heldIn(book).amount, 2),
  };
}

/** What a wallet holds and what for, the largest first. */
export function holdsView({ state }: Pick<Caller, 'state'>, book: WalletBook): WireHolds {
  const { orders, positions } = state.trading;
  const codeOf = (id: string) => {
    const { key } = orders.get(id) ?? positions.get(id) ?? state.subscriptions.get(id) ?? {};
    return key === undefined ? null : state.market.instrument(key).code;
  };
  return holdsOf(book)
    .toSorted((a, b) => (a.amount === b.amount ? 0 : a.amount < b.amount ? 1 : -1))
    .map(({ reason, id, amount }) => ({
      reason,
      amount: formatFixed(amount, 2),
      reference: id,
      stock_code: codeOf(id),
    }));
}

/** Of what is sent in or out in another currency; null for dollars. */
export const dollarRateView = (rate: DollarRate | null): WireRate | null =>
  rate && { from: rate.from, to: rate.to, rate: rate.text, timestamp: rate.at };

/**
 * What a transfer between BALANCE and a wallet of that currency would be exchanged at; null where nothing is. It is the pair's own
 * price, in whichever order it is listed, so that no digit is lost.
 */
export function rateToBalance(
  { state, now }: Pick<Caller, 'state' | 'now'>,
  currency: Currency,
): WireRate | null {
  const balance = currencyOfWallet.BALANCE;
  if (currency === balance) return null;
  const pair = listedPair(currency, balance);
  if (pair === undefined) throw new RangeError(`no pair of ${currency} and ${balance} is listed`);
  const [from, to] = pair.isInverse ? [balance, currency] : [currency, balance];
  const { priceDecimals } = state.market.instrument(pair.key);
  return {
    from,
    to,
    rate: formatFixed(lastPrice(state, pair.key, now), priceDecimals),
    timestamp: priceInstant(state, pair.key, now),
  };
}
