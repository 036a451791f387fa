import { closedPositions, tradeTab, type Position } from '@meridian/api';
import { Button, EmptyState, Inline, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { sumByCurrency } from '#domain/money.ts';
import { links } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { useExport } from '#presentation/export/useExport.tsx';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { OwnProfit } from '#presentation/positions/OwnProfit.tsx';
import { useFirstBeside } from '#presentation/use-first-beside.ts';
import { useClosedPositions } from '../../api.ts';
import { useClosedCsv } from '../../export/useCsvColumns.ts';
import { narrowed } from '#platform/reading/narrowed.ts';
import { ClosedTable } from '../../tables/ClosedTable.tsx';
import { ListBar } from './ListBar.tsx';
import { NoMatch } from './narrowing/NoMatch.tsx';
import { messages } from './Trade.messages.ts';
import { positionFacts, useFilter } from './narrowing/useFilter.ts';

/** What was closed and what it came to, fees counted. */
export function ClosedList(): ReactNode {
  const intl = useIntl();
  const filter = useFilter(positionFacts);
  const all = useClosedPositions({ isAll: filter.isOn });
  const list = filter.isOn ? narrowed(all, filter.keeps) : all;
  useFirstBeside(list.request, (first) => links.position({ ...first, type: tradeTab.closed }));
  const shown = knownData(list.request);
  const exported = useExport({
    endpoint: closedPositions,
    request: {},
    keyOf: ({ id }) => id,
    keeps: filter.keeps,
    columns: useClosedCsv(),
    fileName: 'meridian-closed-positions',
  });
  return (
    <>
      <ListBar
        list={intl.formatMessage(messages.closed)}
        // A sum over part of a record would be a false one.
        start={shown !== null && !shown.hasMore && <Sums positions={shown.list} />}
        filter={filter}
        rows={knownData(all.request)?.list.map(positionFacts)}
        hasPeriod
      >
        {exported.button}
      </ListBar>
      {exported.progress}
      <GrowingListView
        list={list}
        what={intl.formatMessage(messages.whatClosed)}
        skeleton={<ClosedTable positions={[]} waitingRows={8} />}
        empty={
          filter.isOn ? (
            <NoMatch onFilter={filter.onFilter} />
          ) : (
            <EmptyState
              title={intl.formatMessage(messages.emptyClosed)}
              body={intl.formatMessage(messages.emptyClosedBody)}
              action={
                <Button href={links.trade(tradeTab.holdings)}>
                  {intl.formatMessage(messages.toHoldings)}
                </Button>
              }
            />
          )
        }
      >
        {({ list: positions }, parts) => <ClosedTable positions={positions} parts={parts} />}
      </GrowingListView>
    </>
  );
}

/** What all of them came to after fees, each currency by itself (DECISIONS 25). */
function Sums({ positions }: { positions: readonly Position[] }): ReactNode {
  const intl = useIntl();
  const sums = sumByCurrency(
    positions.flatMap(({ sellProfit, walletCurrency: currency }) =>
      sellProfit === null ? [] : [{ amount: sellProfit, currency }],
    ),
  );
  if (sums.length === 0) return null;
  return (
    <Inline gap={2} isWrapping>
      <Text size="s" tone="secondary">
        {intl.formatMessage(messages.sumAfterFees)}
      </Text>
      {sums.map(({ amount, currency }) => (
        <OwnProfit key={currency} value={amount} currency={currency} />
      ))}
    </Inline>
  );
}
