/** Gathers the families: every call of the catalogue with its handler, or the mark that it has none yet. */
import { endpointIds, type EndpointId } from '@meridian/api/catalogue';
import { authHandlers } from './auth/index.ts';
import { contentHandlers } from './content/index.ts';
import { notBuilt } from './context.ts';
import type { Handlers } from './context.ts';
import { followHandlers } from './follow/index.ts';
import { fundsHandlers } from './funds/index.ts';
import { marketHandlers } from './market/index.ts';
import { tradingHandlers } from './trading/index.ts';
import { uploadHandlers } from './upload/index.ts';
import { watchlistHandlers } from './watchlist/index.ts';

export const handlers: Handlers = {
  ...authHandlers,
  ...marketHandlers,
  ...watchlistHandlers,
  ...tradingHandlers,
  ...fundsHandlers,
  ...followHandlers,
  ...contentHandlers,
  ...uploadHandlers,
};

/** Calls that are answered; the others say that they are not built yet. */
export const builtEndpointIds: readonly EndpointId[] = endpointIds.filter((id) => handlers[id] !== notBuilt);
