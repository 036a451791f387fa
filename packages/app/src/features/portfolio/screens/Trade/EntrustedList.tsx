import { maxIdLength, tradeTab, type Order } from '@meridian/api';
import {
  Button,
  EmptyState,
  GrowingList,
  OrderRowSkeleton,
  SegmentedControl,
  Stack,
} from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { links } from '#platform/links.ts';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { orderNoOf, useEntrustedOrders } from '../../api.ts';
import { CancelNotice, CancelQuestion, type Cancelling } from './Cancelling.tsx';
import { OneOrder } from './OneOrder.tsx';
import { OrderItem } from './OrderItem.tsx';
import { messages } from './Trade.messages.ts';

/** Which orders the address asks for. */
const historyParam = 'history';

/** Orders: those that wait, and how the others ended. The choice stands in the address. */
export function EntrustedList(): ReactNode {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const isHistory = query.get('orders') === historyParam;
  const named = query.get('order') ?? '';
  if (named !== '' && named.length <= maxIdLength) {
    const showAll = (): void =>
      setQuery({ tab: String(tradeTab.entrusted), orders: historyParam }, { replace: true });
    return <OneOrder clientOrderId={named} onAll={showAll} />;
  }
  return (
    <Stack gap={3}>
      <SegmentedControl
        label={intl.formatMessage(messages.whichOrders)}
        value={isHistory ? historyParam : 'open'}
        onChange={(orders) =>
          setQuery((kept) => new URLSearchParams({ ...Object.fromEntries(kept), orders }), { replace: true })
        }
        options={[
          { value: 'open', label: intl.formatMessage(messages.openOrders) },
          { value: historyParam, label: intl.formatMessage(messages.orderHistory) },
        ]}
      />
      {isHistory ? <EndedOrders /> : <OpenOrders />}
    </Stack>
  );
}

/** How orders ended: filled, cancelled by whom, rejected and why. */
function EndedOrders(): ReactNode {
  const intl = useIntl();
  const list = useEntrustedOrders({ isEnded: true });
  return (
    <GrowingListView
      list={list}
      what={intl.formatMessage(messages.whatHistory)}
      skeleton={<OrderRowSkeleton />}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyHistory)}
          body={intl.formatMessage(messages.emptyHistoryBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
        />
      }
    >
      {({ list: orders }, parts) => (
        <GrowingList
          label={intl.formatMessage(messages.orderHistory)}
          items={orders}
          keyOf={orderNoOf}
          rowHeight={orderPx}
          renderRow={(order) => <OrderItem order={order} />}
          {...parts}
        />
      )}
    </GrowingListView>
  );
}

/** About how high an order is, in px. */
const orderPx = 250;

/** What waits: limit orders until the price gets there, large orders until the desk is done. */
function OpenOrders(): ReactNode {
  const intl = useIntl();
  const list = useEntrustedOrders({ isEnded: false });
  const [asked, setAsked] = useState<Order | null>(null);
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);
  return (
    <>
      {cancelling && <CancelNotice key={cancelling.order.orderNo} cancelling={cancelling} />}
      <GrowingListView
        list={list}
        what={intl.formatMessage(messages.whatEntrusted)}
        skeleton={<OrderRowSkeleton />}
        empty={
          <EmptyState
            title={intl.formatMessage(messages.emptyEntrusted)}
            body={intl.formatMessage(messages.emptyEntrustedBody)}
            action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
          />
        }
      >
        {({ list: orders }, parts) => (
          <GrowingList
            label={intl.formatMessage(messages.entrusted)}
            items={orders}
            keyOf={orderNoOf}
            rowHeight={orderPx}
            renderRow={(order) => (
              <OrderItem
                order={order}
                onCancel={() => {
                  setCancelling(null);
                  setAsked(order);
                }}
              />
            )}
            {...parts}
          />
        )}
      </GrowingListView>
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
