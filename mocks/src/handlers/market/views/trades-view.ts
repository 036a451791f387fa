/** Latest trades as the wire shows them: the seconds of the price path in which something was traded. */
import type { WireResponseOf, WireServerMessage } from '@meridian/api';
import type { Endpoints } from '@meridian/api/catalogue';
import type { Instrument } from '#domain/market/index.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Caller } from '../../context.ts';
import { shownInstant } from './quote-views.ts';

type Reader = Pick<Caller, 'state' | 'now'>;
type WireLastTrades = Extract<WireServerMessage, { readonly type: 'trades' }>['data'];

/** Those of an instrument up to the instant that is shown of it, newest first. */
export function tradesView(
  caller: Reader,
  instrument: Instrument,
  count: number,
): WireResponseOf<Endpoints['market.cryptoTrades']> {
  const { key, priceDecimals } = instrument;
  const at = shownInstant(caller, instrument);
  return caller.state.market.trades(key, at, count).map((trade) => ({
    // One at most in a second.
    id: `${key}-${trade.at}`,
    price: formatFixed(trade.price, priceDecimals),
    quantity: formatExact(trade.quantity),
    side: trade.side,
    tradeTimestamp: trade.at,
  }));
}

/** As high as a book of ten levels. */
const sentTrades = 12;

/** What the socket sends of them, each time whole: of the session that is on, or of the last one. */
export function lastTradesView(caller: Reader, instrument: Instrument): WireLastTrades {
  const list = tradesView(caller, instrument, sentTrades);
  return {
    stock_code: instrument.code,
    market: instrument.exchange,
    list,
    quoteTimestamp: list[0]?.tradeTimestamp ?? caller.now,
  };
}
