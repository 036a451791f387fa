import { assetSources } from '@meridian/api';
import { watchlistOf } from '#domain/brokerage.ts';
import { refuse } from '#domain/refusals.ts';
import { isWatched } from '#domain/watchlist/index.ts';
import { sendFor } from '../context.ts';
import type { Handler } from '../context.ts';
import { productOfRequest } from '../market/views/quote-views.ts';

export const save: Handler<'watchlist.save'> = (caller, { secuCode, market, assettype, classify }) => {
  const { state, userId } = caller;
  const source = assetSources.find((known) => String(known) === assettype);
  if (source === undefined) throw refuse('notFound', { what: 'instrument' });
  const { instrument } = productOfRequest(caller, { stockCode: secuCode, market, source });
  const product = { key: instrument.key, source };
  // What changes nothing is no command: the log is the world's history.
  if (isWatched(watchlistOf(state, userId), product)) return null;
  sendFor(caller, 'watchlist/add', { userId, ...product, classify });
  return null;
};
