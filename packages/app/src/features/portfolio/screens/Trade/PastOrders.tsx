import { entrustedOrders, type Order } from '@meridian/api';
import { Button, EmptyState } from '@meridian/design-system';
import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import type { GrowingList } from '#platform/reading/use-growing-list.ts';
import { useFormat } from '#platform/words/format.ts';
import type { Message } from '#platform/words/messages.ts';
import { useExport } from '#presentation/export/useExport.tsx';
import { GrowingListView, type ListParts } from '#presentation/GrowingListView.tsx';
import { useEntrustedOrders, useFills } from '../../api.ts';
import { useOrdersCsv } from '../../export/useCsvColumns.ts';
import { narrowed } from '#platform/reading/narrowed.ts';
import { isFilled } from '../../orders.ts';
import { FillsTable } from '../../tables/FillsTable.tsx';
import { OrdersTable } from '../../tables/OrdersTable.tsx';
import { ListBar } from './ListBar.tsx';
import { NoMatch } from './narrowing/NoMatch.tsx';
import { orderOf, type OrdersProps } from './Orders.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { messages } from './Trade.messages.ts';
import { orderFacts, useFilter, type FilterInUse } from './narrowing/useFilter.ts';

/** How orders ended: filled, cancelled by whom, rejected and why. */
export function EndedOrders({ columns, choice }: OrdersProps): ReactNode {
  const intl = useIntl();
  const filter = useFilter(orderFacts);
  const table = { kind: 'ended', label: intl.formatMessage(messages.orderHistory), columns } as const;
  return (
    <PastOrders
      label={table.label}
      choice={choice}
      filter={filter}
      all={useEntrustedOrders({ isEnded: true, isAll: filter.isOn })}
      whatMessage={messages.whatHistory}
      empty={{ title: messages.emptyHistory, body: messages.emptyHistoryBody }}
      exported={{ keeps: filter.keeps, fileName: 'meridian-orders' }}
      renderTable={(orders, shown) => <OrdersTable {...table} orders={orders} {...shown} />}
    />
  );
}

/** What was filled, newest first: of orders that ended, and of those that are still being filled. */
export function Fills({ columns, choice }: OrdersProps): ReactNode {
  return <FillsOf all={useFills()} columns={columns} choice={choice} empty={everFilled} />;
}

const everFilled = { title: messages.emptyFills, body: messages.emptyFillsBody };
const filledToday = { title: messages.emptyFillsToday, body: messages.emptyFillsTodayBody };
const lookMs = 60_000;

/** Those of the user's own day. */
export function FillsToday({ columns, choice }: OrdersProps): ReactNode {
  const format = useFormat();
  const today = format.date(useNow(lookMs));
  const isOfToday = ({ modifyTimeTimestamp: at }: Order) => at !== null && format.date(at) === today;
  return (
    <FillsOf all={narrowed(useFills(), isOfToday)} columns={columns} choice={choice} empty={filledToday} />
  );
}

interface FillsOfProps extends OrdersProps, Pick<PastOrdersProps, 'all' | 'empty'> {}

function FillsOf({ all, columns, choice, empty }: FillsOfProps): ReactNode {
  const intl = useIntl();
  const filter = useFilter(orderFacts);
  const table = { label: intl.formatMessage(messages.fills), columns } as const;
  return (
    <PastOrders
      label={table.label}
      choice={choice}
      filter={filter}
      all={all}
      whatMessage={messages.whatFills}
      empty={empty}
      exported={{
        keeps: (order) => isFilled(order) && filter.keeps(order),
        fileName: 'meridian-fills',
      }}
      renderTable={(fills, shown) => <FillsTable {...table} fills={fills} {...shown} />}
    />
  );
}

interface TableParts {
  readonly onOpen: (order: Order) => void;
  readonly parts?: ListParts;
  readonly waitingRows?: number;
}

interface PastOrdersProps extends Pick<OrdersProps, 'choice'> {
  readonly label: string;
  readonly all: GrowingList<Order>;
  readonly filter: FilterInUse<Order>;
  readonly whatMessage: Message;
  readonly empty: { readonly title: Message; readonly body: Message };
  readonly exported: { readonly keeps: (order: Order) => boolean; readonly fileName: string };
  readonly renderTable: (orders: readonly Order[], shown: TableParts) => ReactNode;
}

const waitingRows = 6;
const onOpenNothing = (): void => {};

/** Orders of which nothing can be cancelled: filtered, exported, and each opened from its row. */
function PastOrders(props: PastOrdersProps): ReactNode {
  const { label, choice, all, filter, whatMessage, empty, exported, renderTable } = props;
  const intl = useIntl();
  const list = filter.isOn ? narrowed(all, filter.keeps) : all;
  const [opened, setOpened] = useState<string | null>(null);
  const onOpen = useCallback((order: Order) => setOpened(order.orderNo), []);
  const file = useExport({
    endpoint: entrustedOrders,
    request: { isEnded: true },
    keyOf: ({ orderNo }) => orderNo,
    columns: useOrdersCsv(),
    ...exported,
  });
  return (
    <>
      <ListBar
        list={label}
        start={choice}
        filter={filter}
        rows={knownData(all.request)?.list.map(orderFacts)}
        hasPeriod
      >
        {file.button}
      </ListBar>
      {file.progress}
      <GrowingListView
        list={list}
        what={intl.formatMessage(whatMessage)}
        skeleton={renderTable([], { waitingRows, onOpen: onOpenNothing })}
        empty={
          filter.isOn ? (
            <NoMatch onFilter={filter.onFilter} />
          ) : (
            <EmptyState
              title={intl.formatMessage(empty.title)}
              body={intl.formatMessage(empty.body)}
              action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
            />
          )
        }
      >
        {({ list: orders }, parts) => renderTable(orders, { parts, onOpen })}
      </GrowingListView>
      <OrderSheet order={orderOf(knownData(list.request)?.list, opened)} onClose={() => setOpened(null)} />
    </>
  );
}
