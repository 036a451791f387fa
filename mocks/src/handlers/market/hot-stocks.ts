import type { Instrument } from '#domain/market/index.ts';
import type { Handler } from '../context.ts';
import { listed } from './views/instruments.ts';
import { ofSector, pageOfList, plainRow } from './views/list-views.ts';

/** How many of them are listed. */
const hotCount = 100;

/**
 * Popular is what most money changes hands in on an average day: an order of days, not of seconds, so the list stays as it
 * is while it is being read.
 */
const averageTurnover = ({ averageVolume, basePrice }: Instrument): number =>
  averageVolume * Number(basePrice);

export const hotStocks: Handler<'market.hotStocks'> = (caller, request) => {
  const hottest = ofSector(listed(caller, 'US'), request.sector)
    .toSorted((a, b) => averageTurnover(b) - averageTurnover(a))
    .slice(0, hotCount);
  return pageOfList(caller, hottest, request, plainRow);
};
