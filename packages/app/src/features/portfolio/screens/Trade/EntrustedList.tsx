import type { Order } from '@meridian/api';
import { Button, EmptyState, List, Skeleton } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '../../../../platform/links.ts';
import { grown } from '../../../../presentation/growing.ts';
import { RequestView } from '../../../../presentation/RequestView.tsx';
import { useEntrustedOrders } from '../../api.ts';
import { CancelNotice, CancelQuestion, type Cancelling } from './Cancelling.tsx';
import { OrderItem } from './OrderItem.tsx';
import { ShowMore } from './ShowMore.tsx';
import { messages } from './Trade.messages.ts';

/** What waits: limit orders until the price gets there, large orders until the desk is done. */
export function EntrustedList(): ReactNode {
  const intl = useIntl();
  const read = useEntrustedOrders();
  const [asked, setAsked] = useState<Order | null>(null);
  const [cancelling, setCancelling] = useState<Cancelling | null>(null);
  return (
    <>
      {cancelling && <CancelNotice key={cancelling.order.orderNo} cancelling={cancelling} />}
      <RequestView
        request={read.request}
        reload={read.reload}
        what={intl.formatMessage(messages.whatEntrusted)}
        skeleton={<Skeleton shape="row" count={5} />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            title={intl.formatMessage(messages.emptyEntrusted)}
            body={intl.formatMessage(messages.emptyEntrustedBody)}
            action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
          />
        }
      >
        {(data) => {
          const page = grown(data, read.pageSize);
          return (
            <>
              <List
                label={intl.formatMessage(messages.entrusted)}
                items={page.list}
                keyOf={(order) => order.orderNo}
                renderRow={(order) => (
                  <OrderItem
                    order={order}
                    onCancel={() => {
                      setCancelling(null);
                      setAsked(order);
                    }}
                  />
                )}
              />
              <ShowMore read={read} page={page} />
            </>
          );
        }}
      </RequestView>
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
