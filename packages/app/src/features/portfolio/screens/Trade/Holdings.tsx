import { isWhole, tradeTab, type Position } from '@meridian/api';
import {
  Button,
  ChangeTag,
  EmptyState,
  GrowingList,
  HoldingTable,
  HoldingTotals,
  Price,
  SegmentedControl,
  Skeleton,
  Stack,
  type HoldingColumn,
} from '@meridian/design-system';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useApp } from '#platform/ports/context.ts';
import { links } from '#platform/address/links.ts';
import { idOf, useHoldings, usePositionsAtRisk } from '#presentation/positions/holdings.ts';
import { GrowingListView, type ListParts } from '#presentation/GrowingListView.tsx';
import { OldPrices, useOldSince } from '#presentation/old-prices/old-prices.ts';
import { OldPricesNote } from '#presentation/old-prices/OldPricesNote.tsx';
import { useFirstBeside } from '#presentation/use-first-beside.ts';
import { newestWorth } from '#presentation/positions/worth.ts';
import {
  inOrder,
  sortedBy,
  sortKeys,
  useHoldingsView,
  type HoldingsView,
  type SortKey,
} from '../../holdings-view.ts';
import { useLeadingCode } from '../../leading-code.ts';
import { HoldingItem } from './HoldingItem.tsx';
import { Standings } from './Standings.tsx';
import { columnMessages, messages } from './Trade.messages.ts';

/** What is held and what it is worth by now. The totals and each figure of a row tick by themselves; the list does not. */
export function Holdings(): ReactNode {
  const intl = useIntl();
  const list = useHoldings();
  useFirstBeside(list.request, (first) => links.position({ ...first, type: tradeTab.holdings }));
  return (
    <GrowingListView
      list={list}
      what={intl.formatMessage(messages.whatHoldings)}
      skeleton={<HoldingsSkeleton />}
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

interface HeldProps extends Omit<TableProps, 'caption'> {
  readonly isAll: boolean;
}

/** Totals and rows, or what is left to say of them once their prices have stopped following the markets. */
function Held({ positions, parts, isAll }: HeldProps): ReactNode {
  const intl = useIntl();
  const since = useOldSince(positions);
  const count = positions.length;
  return (
    <OldPrices value={since !== null}>
      <Stack gap={3}>
        {isAll && <Standings positions={positions} />}
        <Table
          positions={positions}
          parts={parts}
          caption={
            since === null ? (
              intl.formatMessage(messages.counted, { count })
            ) : (
              <OldPricesNote since={since} count={count} />
            )
          }
        />
      </Stack>
    </OldPrices>
  );
}

/** Of the height of what comes on every width: totals, the choice of profit, the columns' names, rows. */
function HoldingsSkeleton(): ReactNode {
  const intl = useIntl();
  const columns = useColumns(...useHoldingsView());
  const line = <Skeleton shape="block" width="5rem" height="1lh" />;
  return (
    <Stack gap={3}>
      <div aria-hidden="true">
        <HoldingTotals
          // Dollars and Hong Kong dollars, as most have; one takes as much height.
          totals={['first', 'second'].map((id) => ({
            id,
            // A heading that is taken away is lost to who reads from it: the real one comes with the figures.
            label: '\u00A0',
            figure: <Price text={'\u00A0'} trend="flat" size="l" />,
            change: <ChangeTag text={'\u00A0'} trend="flat" size="s" />,
            facts: [
              { id: 'today', label: intl.formatMessage(messages.today), value: line },
              { id: 'value', label: intl.formatMessage(messages.value), value: line },
            ],
          }))}
        />
      </div>
      <HoldingTable
        columns={columns}
        sortLabel={intl.formatMessage(messages.sortBy)}
        choice={<Skeleton shape="block" height="min(48px, var(--m-size-row))" />}
        caption={<Skeleton shape="text" width="4rem" />}
        waitingRows={7}
      />
    </Stack>
  );
}

interface TableProps {
  readonly positions: readonly Position[];
  readonly parts: ListParts;
  readonly caption: ReactNode;
}

function Table({ positions, parts, caption }: TableProps): ReactNode {
  const intl = useIntl();
  const [view, changeView] = useHoldingsView();
  const rows = useSorted(positions, view);
  const columns = useColumns(view, changeView);
  const { profit } = view;
  // The same function between renderings: a tick of the totals renders no row.
  const renderRow = useMemo(
    () => (position: Position) => <HoldingItem position={position} profit={profit} />,
    [profit],
  );
  return (
    <HoldingTable
      columns={columns}
      caption={caption}
      sortLabel={intl.formatMessage(messages.sortBy)}
      choice={
        <SegmentedControl
          label={intl.formatMessage(messages.whichProfit)}
          value={profit}
          onChange={(next) =>
            changeView({
              ...view,
              profit: next,
              // An order that is not seen would be a riddle.
              sortedBy: view.sortedBy === profit ? next : view.sortedBy,
            })
          }
          options={[
            { value: 'profit', label: intl.formatMessage(messages.sinceOpening) },
            { value: 'today', label: intl.formatMessage(messages.todayOnly) },
          ]}
        />
      }
    >
      <GrowingList
        label={intl.formatMessage(messages.holdings)}
        items={rows}
        keyOf={idOf}
        renderRow={renderRow}
        {...parts}
      />
    </HoldingTable>
  );
}

/** In the order of the moment it was asked for: a tick moves no row under a finger. What becomes at risk comes first. */
function useSorted(positions: readonly Position[], view: HoldingsView): readonly Position[] {
  const { quotes, ports } = useApp();
  const leadingCode = useLeadingCode();
  const sorted = useMemo(
    () =>
      inOrder(
        positions,
        view,
        (position) => newestWorth(position, (instrument) => quotes.tickOf(instrument), ports.clock.now()),
        (position) => leadingCode(position) ?? position.name,
      ),
    [positions, view, quotes, ports, leadingCode],
  );
  const atRisk = usePositionsAtRisk();
  return useMemo(() => {
    const first = new Set(atRisk.map(idOf));
    return first.size === 0
      ? sorted
      : [...sorted.filter(({ id }) => first.has(id)), ...sorted.filter(({ id }) => !first.has(id))];
  }, [sorted, atRisk]);
}

function useColumns(view: HoldingsView, onChange: (view: HoldingsView) => void): readonly HoldingColumn[] {
  const intl = useIntl();
  const isProfit = (key: SortKey): key is HoldingsView['profit'] => key === 'profit' || key === 'today';
  return sortKeys.map((key) => ({
    id: key,
    label: intl.formatMessage(columnMessages[key]),
    room: isProfit(key) && key !== view.profit ? 'wide' : 'always',
    onSort: () => onChange(sortedBy(view, key)),
    ...(view.sortedBy === key && {
      sorted: view.direction,
      srSorted: intl.formatMessage(messages[view.direction]),
    }),
  }));
}
