import { entrustedOrders, type Order } from '@meridian/api';
import { Button, EmptyState } from '@meridian/design-system';
import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { useFills } from '../../api.ts';
import { FillsTable } from '../../tables/FillsTable.tsx';
import { ExportButton } from '../../export/ExportButton.tsx';
import { useOrdersCsv } from '../../export/useCsvColumns.ts';
import { narrowed } from '../../narrowing.ts';
import { isFilled } from '../../orders.ts';
import { ListBar } from './ListBar.tsx';
import { NoMatch } from './NoMatch.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { orderOf, type OrdersProps } from './Orders.tsx';
import { messages } from './Trade.messages.ts';
import { orderFacts, useFilter } from './useFilter.ts';

const waitingRows = 6;
const onOpenNothing = (): void => {};

/** What was filled, newest first: of orders that ended, and of those that are still being filled. */
export function Fills({ columns, choice }: OrdersProps): ReactNode {
  const intl = useIntl();
  const filter = useFilter(orderFacts);
  const all = useFills();
  const list = filter.isOn ? narrowed(all, filter.keeps) : all;
  const [opened, setOpened] = useState<string | null>(null);
  const open = useCallback((order: Order) => setOpened(order.orderNo), []);
  const table = { label: intl.formatMessage(messages.fills), columns } as const;
  return (
    <>
      <ListBar
        list={table.label}
        start={choice}
        filter={filter}
        rows={knownData(all.request)?.list.map(orderFacts)}
        hasPeriod
      >
        <ExportButton
          endpoint={entrustedOrders}
          request={{ isEnded: true }}
          keeps={(order) => isFilled(order) && filter.keeps(order)}
          columns={useOrdersCsv()}
          fileName="meridian-fills"
        />
      </ListBar>
      <GrowingListView
        list={list}
        what={intl.formatMessage(messages.whatFills)}
        skeleton={<FillsTable {...table} fills={[]} waitingRows={waitingRows} onOpen={onOpenNothing} />}
        empty={
          filter.isOn ? (
            <NoMatch onFilter={filter.onFilter} />
          ) : (
            <EmptyState
              title={intl.formatMessage(messages.emptyFills)}
              body={intl.formatMessage(messages.emptyFillsBody)}
              action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
            />
          )
        }
      >
        {({ list: fills }, parts) => <FillsTable {...table} fills={fills} parts={parts} onOpen={open} />}
      </GrowingListView>
      <OrderSheet order={orderOf(knownData(list.request)?.list, opened)} onClose={() => setOpened(null)} />
    </>
  );
}
