import type { WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import { contractMonths, priceSince, tradingDayAt } from '#domain/market/index.ts';
import type { Instrument } from '#domain/market/index.ts';
import { pinyinOf, search } from '#domain/search/index.ts';
import type { Caller, Handler } from '../context.ts';
import { instrumentName } from '../language.ts';
import { monthsListed } from './futures-options.ts';
import { logoUrl, marketStatus, quoteView } from './views/quote-views.ts';

type Found = WireResponseOf<EndpointById<'market.searchStock'>>[number];

/** The most that one search answers. */
const mostFound = 50;

export const searchStock: Handler<'market.searchStock'> = (caller, { keyword }) => {
  const { market, listings } = caller.state;
  if (listings === 'empty') return [];
  if (keyword === '') return market.instruments.map((one) => ({ ...unpriced(caller, one), ...words(one) }));
  return search([...market.instruments, ...monthsLike(caller, keyword)], keyword)
    .slice(0, mostFound)
    .map((one) => ({ ...quoteView(caller, one), ...words(one) }));
};

/** Single months of the futures whose code the keyword goes on from: there are too many to be among all instruments. */
function monthsLike({ state, now }: Caller, keyword: string): readonly Instrument[] {
  const code = keyword.trim().toUpperCase();
  return state.market.instruments
    .filter((one) => one.group === 'FUTURE' && code.length > one.code.length && code.startsWith(one.code))
    .flatMap((product) => contractMonths(product, tradingDayAt(product.calendar, now), monthsListed))
    .map((month) => state.market.instrument(`FUTURE:${month.code}`));
}

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
