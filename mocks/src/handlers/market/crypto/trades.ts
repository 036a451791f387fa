/** Latest trades as the wire shows them: the seconds of the price path in which something was traded. */
import { formatExact, formatFixed } from '#kernel/index.ts';
import type { Handler } from '../../context.ts';
import { instrumentOfGroup } from '../views/instruments.ts';
import { shownInstant } from '../views/quote-views.ts';

/** About three screens of a phone. */
const shownTrades = 30;

export const cryptoTrades: Handler<'market.cryptoTrades'> = (caller, request) => {
  const { key, priceDecimals } = instrumentOfGroup(caller, request, true);
  const { market } = caller.state;
  const at = shownInstant(caller, market.instrument(key));
  return market.trades(key, at, shownTrades).map((trade) => ({
    // One at most in a second.
    id: `${key}-${trade.at}`,
    price: formatFixed(trade.price, priceDecimals),
    quantity: formatExact(trade.quantity),
    side: trade.side,
    tradeTimestamp: trade.at,
  }));
};
