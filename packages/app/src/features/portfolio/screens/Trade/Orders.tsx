import type { Order } from '@meridian/api';
import { Button, EmptyState, Inline, Text, Stack } from '@meridian/design-system';
import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive, sumByCurrency } from '#domain/money.ts';
import { links } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { orderNoOf, useEntrustedOrders } from '../../api.ts';
import { narrowed } from '#platform/reading/narrowed.ts';
import { OrdersTable } from '../../tables/OrdersTable.tsx';
import { CancelNotice, CancelQuestion, type Cancelling } from './Cancelling.tsx';
import { ListBar } from './ListBar.tsx';
import { NoMatch } from './narrowing/NoMatch.tsx';
import { OrderSheet } from './OrderSheet.tsx';
import { orderFacts, useFilter } from './narrowing/useFilter.ts';
import { messages } from './Trade.messages.ts';

export interface OrdersProps {
  /** At the start of the line above the table. */
  readonly choice?: ReactNode;
  /** Ids of the columns shown; by default what the room allows. */
  readonly columns?: readonly string[] | undefined;
}

const waitingRows = 6;
const onOpenNothing = (): void => {};

/** What waits: limit orders until the price gets there, large orders until the desk is done. */
export function OpenOrders({ columns, choice }: OrdersProps): ReactNode {
  const intl = useIntl();
  const filter = useFilter(orderFacts);
  const all = useEntrustedOrders({ isEnded: false, isAll: filter.isOn });
  const list = filter.isOn ? narrowed(all, filter.keeps) : all;
  const [opened, setOpened] = useState<string | null>(null);
  const [asked, setAsked] = useState<Order | null>(null);
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);
  const open = useCallback((order: Order) => setOpened(order.orderNo), []);
  const ask = useCallback((order: Order): void => {
    setOpened(null);
    setCancelling(null);
    setAsked(order);
  }, []);
  const shown = knownData(list.request);
  const table = { kind: 'waiting', label: intl.formatMessage(messages.entrusted), columns } as const;
  return (
    <>
      <ListBar
        list={table.label}
        start={choice}
        filter={filter}
        rows={knownData(all.request)?.list.map(orderFacts)}
      />
      {cancelling && <CancelNotice key={cancelling.order.orderNo} cancelling={cancelling} />}
      <Stack gap={2}>
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
            filter.isOn ? (
              <NoMatch onFilter={filter.onFilter} />
            ) : (
              <EmptyState
                title={intl.formatMessage(messages.emptyEntrusted)}
                body={intl.formatMessage(messages.emptyEntrustedBody)}
                action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
              />
            )
          }
        >
          {({ list: orders }, parts) => (
            <OrdersTable {...table} orders={orders} parts={parts} onOpen={open} onCancel={ask} />
          )}
        </GrowingListView>
        {shown !== null && !shown.hasMore && <Reserved orders={shown.list} />}
      </Stack>
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

/** What is set aside for all that waits, each currency by itself (DECISIONS 25). A sum over part of them would be a false one. */
function Reserved({ orders }: { orders: readonly Order[] }): ReactNode {
  const intl = useIntl();
  const sums = sumByCurrency(
    orders.map(({ frozenAmount: amount, walletCurrency: currency }) => ({ amount, currency })),
  ).filter(({ amount }) => isPositive(amount));
  if (sums.length === 0) return null;
  return (
    <Inline gap={2} isWrapping>
      <Text size="s" tone="secondary">
        {intl.formatMessage(messages.reservedInAll)}
      </Text>
      {sums.map(({ amount, currency }) => (
        <MoneyAmount key={currency} value={amount} currency={currency} size="s" />
      ))}
    </Inline>
  );
}

/** As the list has it by now; null where it is no longer in it. */
export function orderOf(orders: readonly Order[] | undefined, orderNo: string | null): Order | null {
  return (orderNo === null ? undefined : orders?.find((order) => orderNoOf(order) === orderNo)) ?? null;
}
