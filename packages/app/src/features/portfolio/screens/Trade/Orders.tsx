import type { Order } from '@meridian/api';
import { Button, EmptyState } from '@meridian/design-system';
import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { orderNoOf, useEntrustedOrders } from '../../api.ts';
import { OrdersTable } from '../../tables/OrdersTable.tsx';
import { CancelNotice, CancelQuestion, type Cancelling } from './Cancelling.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { messages } from './Trade.messages.ts';

export interface OrdersProps {
  /** Ids of the columns shown; by default what the room allows. */
  readonly columns?: readonly string[] | undefined;
}

const waitingRows = 6;
const onOpenNothing = (): void => {};

/** How orders ended: filled, cancelled by whom, rejected and why. */
export function EndedOrders({ columns }: OrdersProps): ReactNode {
  const intl = useIntl();
  const list = useEntrustedOrders({ isEnded: true });
  const [opened, setOpened] = useState<string | null>(null);
  const open = useCallback((order: Order) => setOpened(order.orderNo), []);
  const table = { kind: 'ended', label: intl.formatMessage(messages.orderHistory), columns } as const;
  return (
    <>
      <GrowingListView
        list={list}
        what={intl.formatMessage(messages.whatHistory)}
        skeleton={<OrdersTable {...table} orders={[]} waitingRows={waitingRows} onOpen={onOpenNothing} />}
        empty={
          <EmptyState
            title={intl.formatMessage(messages.emptyHistory)}
            body={intl.formatMessage(messages.emptyHistoryBody)}
            action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
          />
        }
      >
        {({ list: orders }, parts) => <OrdersTable {...table} orders={orders} parts={parts} onOpen={open} />}
      </GrowingListView>
      <OrderSheet order={orderOf(knownData(list.request)?.list, opened)} onClose={() => setOpened(null)} />
    </>
  );
}

/** What waits: limit orders until the price gets there, large orders until the desk is done. */
export function OpenOrders({ columns }: OrdersProps): ReactNode {
  const intl = useIntl();
  const list = useEntrustedOrders({ isEnded: false });
  const [opened, setOpened] = useState<string | null>(null);
  const [asked, setAsked] = useState<Order | null>(null);
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);
  const open = useCallback((order: Order) => setOpened(order.orderNo), []);
  const ask = useCallback((order: Order): void => {
    setOpened(null);
    setCancelling(null);
    setAsked(order);
  }, []);
  const table = { kind: 'waiting', label: intl.formatMessage(messages.entrusted), columns } as const;
  return (
    <>
      {cancelling && <CancelNotice key={cancelling.order.orderNo} cancelling={cancelling} />}
      <GrowingListView
        list={list}
        what={intl.formatMessage(messages.whatEntrusted)}
        skeleton={
          <OrdersTable
            {...table}
            orders={[]}
            waitingRows={waitingRows}
            onOpen={onOpenNothing}
            onCancel={onOpenNothing}
          />
        }
        empty={
          <EmptyState
            title={intl.formatMessage(messages.emptyEntrusted)}
            body={intl.formatMessage(messages.emptyEntrustedBody)}
            action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
          />
        }
      >
        {({ list: orders }, parts) => (
          <OrdersTable {...table} orders={orders} parts={parts} onOpen={open} onCancel={ask} />
        )}
      </GrowingListView>
      <OrderSheet
        order={orderOf(knownData(list.request)?.list, opened)}
        onClose={() => setOpened(null)}
        onCancel={ask}
      />
      {asked && (
        <CancelQuestion
          order={asked}
          onDone={(outcome) => {
            setAsked(null);
            setCancelling(outcome);
          }}
        />
      )}
    </>
  );
}

/** As the list has it by now; null where it is no longer in it. */
export function orderOf(orders: readonly Order[] | undefined, orderNo: string | null): Order | null {
  return (orderNo === null ? undefined : orders?.find((order) => orderNoOf(order) === orderNo)) ?? null;
}
