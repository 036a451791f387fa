/** Every call of the catalogue with its handler, or the mark that it has none yet. */
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
