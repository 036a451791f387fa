/** How a price becomes money of the wallet that pays, as the wire shows it (ADR 34). */
import type { AssetSource, WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import { currencyOfWallet } from '#domain/ledger/index.ts';
import { listedPair } from '#domain/market/index.ts';
import type { ExchangeRate, Instrument } from '#domain/market/index.ts';
import { priceInstant, termsOf, walletRate } from '#domain/orders/index.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Caller } from '../../context.ts';

type WireDetail = WireResponseOf<EndpointById<'market.stockDetail'>>;
type WireContract = Pick<WireDetail, 'contractSize' | 'walletCurrency' | 'rate'>;
type WirePosition = WireResponseOf<EndpointById<'trading.holdings'>>['list'][number];

/** What an order for an instrument is counted with, as a class offers it. */
export function contractView(
  { state, now }: Pick<Caller, 'state' | 'now'>,
  { instrument, source }: { readonly instrument: Instrument; readonly source: AssetSource },
): WireContract {
  const rate = walletRate(state, { key: instrument.key, source }, now);
  return {
    contractSize: formatExact(instrument.contractSize),
    walletCurrency: currencyOfWallet[termsOf(source).wallet],
    rate: rateView({ state }, rate, now),
  };
}

/**
 * The currency pair by which money of the price's currency becomes the wallet's; null where both are one.
 * @throws RangeError where no pair of the two is listed: wallets keep dollars, or the currency of the only shares they pay for.
 */
export function rateView(
  { state }: Pick<Caller, 'state'>,
  { from, to, numerator, denominator }: ExchangeRate,
  at: number,
): WirePosition['rate'] {
  if (from === to) return null;
  const pair = listedPair(from, to);
  if (pair === undefined) throw new RangeError(`no pair of ${from} and ${to} is listed`);
  const { code, exchange, priceDecimals } = state.market.instrument(pair.key);
  return {
    stock_code: code,
    market: exchange,
    price_nominal: formatFixed(pair.isInverse ? denominator : numerator, priceDecimals),
    isInverse: pair.isInverse,
    quoteTimestamp: priceInstant(state, pair.key, at),
  };
}
