import { isWhole, tradeTab, type Position } from '@meridian/api';
import { Button, EmptyState, ScreenNote, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useHoldings } from '#presentation/positions/holdings.ts';
import { GrowingListView, type ListParts } from '#presentation/GrowingListView.tsx';
import { OldPrices, useOldSince } from '#presentation/old-prices/old-prices.ts';
import { OldPricesNote } from '#presentation/old-prices/OldPricesNote.tsx';
import { useFirstBeside } from '#presentation/use-first-beside.ts';
import { useHoldingsView } from '../../holdings-view.ts';
import { HoldingsTable } from '../../tables/HoldingsTable.tsx';
import { Standings, StandingsSkeleton } from './Standings.tsx';
import { messages } from './Trade.messages.ts';

/** What is held and what it is worth by now. The totals and each figure of a row tick by themselves; the list does not. */
export function Holdings(): ReactNode {
  const intl = useIntl();
  const list = useHoldings();
  useFirstBeside(list.request, (first) => links.position({ ...first, type: tradeTab.holdings }));
  return (
    <GrowingListView
      list={list}
      what={intl.formatMessage(messages.whatHoldings)}
      skeleton={
        <Stack gap={0}>
          <StandingsSkeleton />
          <HoldingsTable positions={[]} waitingRows={8} />
        </Stack>
      }
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyHoldings)}
          body={intl.formatMessage(messages.emptyHoldingsBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
        />
      }
    >
      {({ list: positions, total, ...gaps }, parts) => (
        // A sum over part of a portfolio would be a false one.
        <Held positions={positions} parts={parts} isAll={isWhole(gaps) && positions.length >= total} />
      )}
    </GrowingListView>
  );
}

interface HeldProps {
  readonly positions: readonly Position[];
  readonly parts: ListParts;
  readonly isAll: boolean;
}

/** Totals and rows, or what is left to say of them once their prices have stopped following the markets. */
function Held({ positions, parts, isAll }: HeldProps): ReactNode {
  const since = useOldSince(positions);
  const [view, changeView] = useHoldingsView();
  return (
    <OldPrices value={since !== null}>
      <Stack gap={0}>
        {since !== null && (
          <ScreenNote>
            <OldPricesNote since={since} count={positions.length} />
          </ScreenNote>
        )}
        {isAll && <Standings positions={positions} />}
        <HoldingsTable
          positions={positions}
          parts={parts}
          profit={view.profit}
          sorting={{ order: view, onOrder: (order) => changeView({ ...view, ...order }) }}
        />
      </Stack>
    </OldPrices>
  );
}
