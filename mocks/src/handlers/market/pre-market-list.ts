import { assetSource } from '@meridian/api';
import type { WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import { phaseOfAuction } from '#domain/auction/index.ts';
import { isListedAt, isListedOn } from '#domain/market/index.ts';
import type { Instrument } from '#domain/market/index.ts';
import { auctionOf, indicationOf, isHalted, isTradedAs } from '#domain/orders/index.ts';
import { formatExact, formatFixed } from '#kernel/index.ts';
import { page } from '../context.ts';
import type { Caller, Handler } from '../context.ts';
import { listed } from './views/instruments.ts';
import { quoteView, shownInstant } from './views/quote-views.ts';

type WireAuction = WireResponseOf<EndpointById<'market.preMarketList'>>['list'][number];

const source = assetSource.auctionStock;

export const preMarketList: Handler<'market.preMarketList'> = (caller, request) => {
  const { stockCode, market } = request;
  const shares = listed(caller, 'US').filter(
    (share) =>
      isTradedAs(share, source) &&
      isListedAt(share, caller.now) &&
      (stockCode === undefined || share.code === stockCode) &&
      (market === undefined || isListedOn(share, market)),
  );
  const { list, ...rest } = page(shares, request);
  return { ...rest, list: list.map((share) => auctionRow(caller, share)) };
};

function auctionRow(caller: Caller, share: Instrument): WireAuction {
  const { state, now } = caller;
  const auction = auctionOf(state, share, now);
  // Where prices are shown late, so is what the auction would end with.
  const indication = indicationOf(
    state,
    share,
    isHalted(state, share.key, now) ? now : shownInstant(caller, share),
  );
  const before = state.market.price(share.key, (auction?.closesAt ?? now) - 1, now);
  return {
    ...quoteView(caller, share, source),
    auctionStatus: auction === undefined ? 'ended' : phaseOfAuction(auction, now),
    opensAtTimestamp: auction?.opensAt ?? null,
    noCancelAtTimestamp: auction?.noCancelAt ?? null,
    closesAtTimestamp: auction?.closesAt ?? null,
    indicativePrice: indication === undefined ? null : formatFixed(indication.price, share.priceDecimals),
    indicativeVolume: indication === undefined ? null : formatExact(indication.volume),
    imbalance: indication === undefined ? null : formatExact(indication.imbalance),
    indicativeTimestamp: indication?.since ?? null,
    previousClose: formatFixed(before, share.priceDecimals),
    isHalted: isHalted(state, share.key, now),
  };
}
