import type { Order } from '@meridian/api';
import { Button, EmptyState, GrowingList, Skeleton } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/links.ts';
import { GrowingListView } from '#presentation/GrowingListView.tsx';
import { orderNoOf, useEntrustedOrders } from '../../api.ts';
import { CancelNotice, CancelQuestion, type Cancelling } from './Cancelling.tsx';
import { OrderItem } from './OrderItem.tsx';
import { messages } from './Trade.messages.ts';

/** What waits: limit orders until the price gets there, large orders until the desk is done. */
export function EntrustedList(): ReactNode {
  const intl = useIntl();
  const list = useEntrustedOrders();
  const [asked, setAsked] = useState<Order | null>(null);
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);
  return (
    <>
      {cancelling && <CancelNotice key={cancelling.order.orderNo} cancelling={cancelling} />}
      <GrowingListView
        list={list}
        what={intl.formatMessage(messages.whatEntrusted)}
        skeleton={<Skeleton shape="row" count={5} />}
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
