/** Every call of the catalogue with its handler, or the mark that it has none yet. */
import { endpointIds, type EndpointId } from '@meridian/api/catalogue';
import { authHandlers } from './auth-handlers.ts';
import { contentHandlers } from './content-handlers.ts';
import { notBuilt } from './context.ts';
import type { Handlers } from './context.ts';
import { fundsHandlers } from './funds-handlers.ts';
import { marketHandlers } from './market-handlers.ts';
import { tradingHandlers } from './trading-handlers.ts';
import { watchlistHandlers } from './watchlist-handlers.ts';

export const handlers: Handlers = {
  ...authHandlers,
  ...marketHandlers,
  ...watchlistHandlers,
  ...tradingHandlers,
  ...fundsHandlers,
  ...contentHandlers,
  'follow.agencyList': notBuilt,
  'follow.followAgency': notBuilt,
  'upload.file': notBuilt,
};

/** Calls that are answered; the others say that they are not built yet. */
export const builtEndpointIds: readonly EndpointId[] = endpointIds.filter((id) => handlers[id] !== notBuilt);
