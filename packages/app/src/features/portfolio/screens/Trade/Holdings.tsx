import { isWhole, tradeTab, type Position } from '@meridian/api';
import { Button, EmptyState, ScreenNote, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { OldPrices, useOldSince } from '#presentation/old-prices/old-prices.ts';
import { OldPricesNote } from '#presentation/old-prices/OldPricesNote.tsx';
import { useHoldings } from '#presentation/positions/holdings.ts';
import { useFirstBeside } from '#presentation/use-first-beside.ts';
import { useHoldingsView } from '../../holdings-view.ts';
import { narrowed } from '#platform/reading/narrowed.ts';
import { HoldingsTable } from '../../tables/HoldingsTable.tsx';
import { HoldingsBar } from './HoldingsBar.tsx';
import { NoMatch } from './narrowing/NoMatch.tsx';
import { Standings, StandingsSkeleton } from './Standings.tsx';
import { Together } from './Together.tsx';
import { messages } from './Trade.messages.ts';
import { positionFacts, useFilter } from './narrowing/useFilter.ts';

const none: readonly Position[] = [];

/** What is held and what it is worth by now. The totals and each figure of a row tick by themselves; the list does not. */
export function Holdings(): ReactNode {
  const intl = useIntl();
  const all = useHoldings();
  const filter = useFilter(positionFacts);
  const list = filter.isOn ? narrowed(all, filter.keeps) : all;
  const [view, changeView] = useHoldingsView();
  useFirstBeside(list.request, (first) => links.position({ ...first, type: tradeTab.holdings }));
  const held = knownData(all.request)?.list;
  const shown = knownData(list.request);
  const since = useOldSince(held ?? none);
  // A sum over part of a portfolio would be a false one.
  const summed = shown !== null && isWhole(shown) && shown.list.length >= shown.total ? shown.list : none;
  return (
    <OldPrices value={since !== null}>
      <Stack gap={0}>
        {since !== null && (
          <ScreenNote>
            <OldPricesNote since={since} count={held?.length ?? 0} />
          </ScreenNote>
        )}
        {held === undefined && all.request.phase === 'loading' && <StandingsSkeleton />}
        {held !== undefined && held.length > 0 && (
          <HoldingsBar
            start={summed.length > 0 && <Standings positions={summed} />}
            all={held}
            filter={filter}
            view={view}
            onView={changeView}
          />
        )}
        <Stack gap={2}>
          <GrowingListView
            list={list}
            what={intl.formatMessage(messages.whatHoldings)}
            skeleton={<HoldingsTable positions={none} waitingRows={8} />}
            empty={
              filter.isOn ? (
                <NoMatch onFilter={filter.onFilter} />
              ) : (
                <EmptyState
                  title={intl.formatMessage(messages.emptyHoldings)}
                  body={intl.formatMessage(messages.emptyHoldingsBody)}
                  action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
                />
              )
            }
          >
            {({ list: positions }, parts) => (
              <HoldingsTable
                positions={positions}
                parts={parts}
                profit={view.profit}
                sorting={{ order: view, onOrder: (order) => changeView({ ...view, ...order }) }}
              />
            )}
          </GrowingListView>
          {summed.length > 0 && <Together positions={summed} />}
        </Stack>
      </Stack>
    </OldPrices>
  );
}
