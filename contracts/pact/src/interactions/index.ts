import type { Interaction } from '../interaction.ts';
import { auth } from './auth.ts';
import { content } from './content.ts';
import { funds } from './funds.ts';
import { market } from './market.ts';
import { orders } from './orders.ts';
import { positions } from './positions.ts';
import { watchlists } from './watchlist.ts';

/** Everything app and backend agree on. A built call without an interaction fails a test. */
export const interactions: readonly Interaction[] = [
  ...auth,
  ...market,
  ...watchlists,
  ...orders,
  ...positions,
  ...funds,
  ...content,
];
