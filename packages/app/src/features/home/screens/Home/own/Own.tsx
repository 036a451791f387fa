import { closedPositions, userInfo, type FundingOverview } from '@meridian/api';
import { Button, EmptyState, Room, Stack } from '@meridian/design-system';
import { useIntl } from 'react-intl';
import { isPositive } from '#domain/money.ts';
import { links } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { useHoldings } from '#presentation/positions/holdings.ts';
import NearStopOuts from '#presentation/near-stop-out/NearStopOuts.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { HoldingsWaiting, TotalsRoom, TotalsWaiting } from '../OwnWaiting.tsx';
import { FirstSteps, isStarted } from './FirstSteps.tsx';
import { messages } from './own.messages.ts';
import { TopHoldings } from './TopHoldings.tsx';
import { Totals } from './Totals.tsx';

/** The user's own position: total and today, what is about to be closed, the largest holdings or the way to the first. */
export default function Own({ overview }: { overview: Read<FundingOverview> }) {
  const intl = useIntl();
  const { request, reload } = useRefreshable(overview);
  return (
    <Stack gap={5}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.assetsWhat)}
        skeleton={<TotalsWaiting />}
      >
        {(totals) => (
          <TotalsRoom>
            <Totals overview={totals} />
          </TotalsRoom>
        )}
      </RequestView>
      <NearStopOuts />
      <HoldingsOrSteps overview={overview} />
    </Stack>
  );
}

function HoldingsOrSteps({ overview }: { overview: Read<FundingOverview> }) {
  const intl = useIntl();
  const { request, reload } = useRefreshable(useHoldings());
  const hasNone = knownData(request)?.list.length === 0;
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.holdingsWhat)}
      skeleton={<HoldingsWaiting />}
    >
      {({ list }) => (hasNone ? <BeforeHoldings overview={overview} /> : <TopHoldings positions={list} />)}
    </RequestView>
  );
}

/** Nothing is held: what is left to do before the first trade, or after it the way to the next. */
function BeforeHoldings({ overview }: { overview: Read<FundingOverview> }) {
  const intl = useIntl();
  const user = useRead(userInfo, {});
  const closed = useRead(closedPositions, { pageNo: 1, pageSize: 1 });
  const known = {
    user: knownData(user.request),
    closed: knownData(closed.request),
    overview: knownData(overview.request),
  };
  if (known.user === null || known.closed === null || known.overview === null) {
    const reads: readonly Read<unknown>[] = [user, closed, overview];
    const missing = reads.filter(({ request }) => knownData(request) === null);
    const { request } = missing.find((read) => read.request.phase === 'failed') ?? missing[0] ?? user;
    return (
      <RequestView
        request={request}
        reload={() => missing.forEach(({ reload }) => reload())}
        what={intl.formatMessage(messages.stepsWhat)}
        skeleton={<HoldingsWaiting />}
      >
        {() => null}
      </RequestView>
    );
  }
  const steps = {
    realStatus: known.user.realStatus,
    hasMoney: known.overview.totals.list.some(({ totalAssets }) => isPositive(totalAssets)),
    hasTraded: known.closed.list.length > 0,
  };
  if (!isStarted(steps)) {
    return (
      // As high as what waited for it (OwnWaiting).
      <Room height="calc(var(--m-size-target) + 3 * var(--m-size-row))">
        <FirstSteps {...steps} />
      </Room>
    );
  }
  return (
    <EmptyState
      title={intl.formatMessage(messages.noHoldings)}
      action={<Button href={links.markets()}>{intl.formatMessage(messages.browse)}</Button>}
    />
  );
}
