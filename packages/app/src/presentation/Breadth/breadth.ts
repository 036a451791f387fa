/** How many stocks of whole exchanges rise and fall: read from the length of the rankings, so no list is fetched for it. */
import { topList, type moverLists, type Quote, type ResponseOf, type UsExchange } from '@meridian/api';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { useRefreshable } from '../Refresh/refreshing.ts';

/** A market turns slowly: half a minute is soon enough. */
const readEveryMs = 30_000;

/** Whole numbers of stocks; `traded` is all of them. */
export interface Breadth {
  readonly up: number;
  readonly unchanged: number;
  readonly down: number;
  readonly traded: number;
}

export interface BreadthRead {
  /** Null until every ranking has answered. */
  readonly breadth: Breadth | null;
  /** No stock of them is traded now, and none in a pause either. */
  readonly isClosed: boolean;
  readonly hasFailed: boolean;
  reload(): void;
}

type MoverList = (typeof moverLists)[number];
type Ranking = Read<ResponseOf<typeof topList>>;

/** Gainers have risen, losers have fallen, and everything else that was traded is unchanged (DECISIONS 3). */
export function breadthOf(totals: readonly Readonly<Record<MoverList, number>>[]): Breadth {
  return totals.reduce(
    (sum, { gainers, losers, actives }) => {
      // Rankings of two moments: a stock that turned between them is in both, or in none.
      const unchanged = Math.max(0, actives - gainers - losers);
      return {
        up: sum.up + gainers,
        unchanged: sum.unchanged + unchanged,
        down: sum.down + losers,
        traded: sum.traded + gainers + losers + unchanged,
      };
    },
    { up: 0, unchanged: 0, down: 0, traded: 0 },
  );
}

/** Whether the rows of the rankings, if there are any, all rest until another day or session. */
export function isClosed(rows: readonly Pick<Quote, 'marketStatus'>[]): boolean {
  return (
    rows.length > 0 &&
    rows.every(({ marketStatus }) => marketStatus === 'closed' || marketStatus === 'holiday')
  );
}

/** The breadth of these exchanges together. */
export function useBreadth(exchanges: readonly UsExchange[]): BreadthRead {
  const all = [useTotals('NASDAQ', exchanges), useTotals('NYSE', exchanges), useTotals('AMEX', exchanges)];
  const asked = all.filter(({ exchange }) => exchanges.includes(exchange));
  const reads = asked.flatMap(({ rankings }) => Object.values(rankings));
  const totals = asked.flatMap(({ rankings: { gainers, losers, actives } }) => {
    const [up, down, traded] = [gainers, losers, actives].map(({ request }) => knownData(request)?.total);
    return up === undefined || down === undefined || traded === undefined
      ? []
      : [{ gainers: up, losers: down, actives: traded }];
  });
  return {
    breadth: totals.length === asked.length ? breadthOf(totals) : null,
    isClosed: isClosed(reads.flatMap(({ request }) => knownData(request)?.list ?? [])),
    hasFailed: reads.some(({ request }) => request.phase === 'failed'),
    reload: () => reads.forEach(({ reload }) => reload()),
  };
}

function useTotals(exchange: UsExchange, exchanges: readonly UsExchange[]) {
  const isAsked = exchanges.includes(exchange);
  const rankings: Record<MoverList, Ranking> = {
    gainers: useTotal(exchange, 'gainers', isAsked),
    losers: useTotal(exchange, 'losers', isAsked),
    actives: useTotal(exchange, 'actives', isAsked),
  };
  return { exchange, rankings };
}

/** Its first row alone: how long the ranking is comes with any page of it. */
function useTotal(market: UsExchange, type: MoverList, isAsked: boolean): Ranking {
  const request = isAsked ? { market, type, pageNo: 1, pageSize: 1 } : null;
  const options = { subject: `breadth ${market} ${type}`, refreshMs: readEveryMs };
  return useRefreshable(useRead(topList, request, options));
}
