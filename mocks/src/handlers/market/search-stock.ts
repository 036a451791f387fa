import type { WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import { priceSince } from '#domain/market/index.ts';
import type { Instrument } from '#domain/market/index.ts';
import { pinyinOf, search } from '#domain/search/index.ts';
import type { Caller, Handler } from '../context.ts';
import { instrumentName } from '../language.ts';
import { logoUrl, marketStatus, quoteView } from './views/quote-views.ts';

type Found = WireResponseOf<EndpointById<'market.searchStock'>>[number];

/** The most that one search answers. */
const mostFound = 50;

export const searchStock: Handler<'market.searchStock'> = (caller, { keyword }) => {
  const { market, listings } = caller.state;
  if (listings === 'empty') return [];
  if (keyword === '') return market.instruments.map((one) => ({ ...unpriced(caller, one), ...words(one) }));
  return search(market.instruments, keyword)
    .slice(0, mostFound)
    .map((one) => ({ ...quoteView(caller, one), ...words(one) }));
};

const words = ({ names }: Instrument) => ({
  names: [...new Set(Object.values(names) as string[])],
  pinyin: pinyinOf(names['zh-Hans'] ?? ''),
});

/** Prices are left out for more than a thousand at once. */
function unpriced(caller: Caller, instrument: Instrument): Found {
  const { state, language, now } = caller;
  return {
    stock_code: instrument.code,
    name: instrumentName(instrument, language, state.hasLongNames),
    market: instrument.exchange,
    source: instrument.source,
    currency: instrument.settlementCurrency,
    priceDecimals: instrument.priceDecimals,
    localLogoUrl: logoUrl(caller, instrument),
    marketStatus: marketStatus(caller, instrument),
    quoteTimestamp: priceSince(instrument, now),
  };
}
