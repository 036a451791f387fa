import type { Interaction } from '../interaction.ts';
import { auctions } from './auctions.ts';
import { auth } from './auth.ts';
import { accounts } from './money/accounts.ts';
import { closing } from './closing.ts';
import { content } from './content.ts';
import { deposits } from './money/deposits.ts';
import { entrusted } from './entrusted.ts';
import { followFutures } from './follow-futures.ts';
import { follows } from './follows.ts';
import { funds } from './money/funds.ts';
import { identity } from './identity.ts';
import { ipos } from './ipos.ts';
import { margins } from './margins.ts';
import { market } from './market.ts';
import { marketQuotes } from './market-quotes.ts';
import { marketLists } from './market-lists.ts';
import { orders } from './orders.ts';
import { ordersOfClasses } from './orders-of-classes.ts';
import { payouts } from './money/payouts.ts';
import { positions } from './positions.ts';
import { searching } from './searching.ts';
import { applications } from './services.ts';
import { expiredSessions, sessions } from './sessions.ts';
import { transfers } from './money/transfers.ts';
import { uploads } from './upload.ts';
import { watchlists } from './watchlist.ts';
import { loans } from './money/loans.ts';
import { withdrawals } from './money/withdrawals.ts';

const agreed: readonly Interaction[] = [
  ...auth,
  ...accounts,
  ...identity,
  ...applications,
  ...market,
  ...searching,
  ...marketQuotes,
  ...marketLists,
  ...watchlists,
  ...orders,
  ...ordersOfClasses,
  ...auctions,
  ...positions,
  ...margins,
  ...entrusted,
  ...closing,
  ...funds,
  ...deposits,
  ...payouts,
  ...transfers,
  ...withdrawals,
  ...loans,
  ...follows,
  ...followFutures,
  ...ipos,
  ...content,
  ...uploads,
];

/** Everything app and backend agree on. A built call without an interaction fails a test. */
export const interactions: readonly Interaction[] = [...agreed, ...expiredSessions(agreed), ...sessions];
