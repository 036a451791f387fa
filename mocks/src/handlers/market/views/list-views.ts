/** Rows of lists, with what a class has besides. */
import type { Sector, WireResponseOf } from '@meridian/api';
import type { EndpointById } from '@meridian/api/catalogue';
import type { Instrument } from '#domain/market/index.ts';
import { formatExact } from '#kernel/index.ts';
import { page, type Caller } from '../../context.ts';
import { inWantedOrder, type WantedOrder } from './list-order.ts';
import { quoteView } from './quote-views.ts';

type WireHkShare = WireResponseOf<EndpointById<'market.hkStockList'>>['list'][number];
type WireFuture = WireResponseOf<EndpointById<'market.futuresList'>>['list'][number];

type WantedPage = WantedOrder & { readonly pageNo: number; readonly pageSize: number };

/** One page of instruments in the order that is asked for; only its own rows are made. */
export function pageOfList<Row>(
  caller: Caller,
  instruments: readonly Instrument[],
  request: WantedPage,
  rowOf: (caller: Caller, instrument: Instrument) => Row,
) {
  const { list, ...rest } = page(inWantedOrder(caller, instruments, request), request);
  return { ...rest, list: list.map((instrument) => rowOf(caller, instrument)) };
}

/** Those of one sector; all where none is asked for. */
export function ofSector(
  instruments: readonly Instrument[],
  sector: Sector | undefined,
): readonly Instrument[] {
  return sector === undefined ? instruments : instruments.filter((one) => one.sector === sector);
}

/** A quote of the instrument's own class. */
export const plainRow = (caller: Caller, instrument: Instrument) => quoteView(caller, instrument);

export function hkShareRow(caller: Caller, instrument: Instrument): WireHkShare {
  const { lotSize, names } = instrument;
  return {
    ...quoteView(caller, instrument),
    lotSize: formatExact(lotSize),
    chineseName: names['zh-Hant'] ?? null,
  };
}

export function futureRow(caller: Caller, instrument: Instrument): WireFuture {
  const future = caller.state.market.future(instrument.key, caller.now);
  return {
    ...quoteView(caller, instrument),
    product: instrument.contract?.product ?? null,
    contractCode: future?.contractCode ?? null,
    lastTradeDate: future?.lastTradingDay ?? null,
  };
}
