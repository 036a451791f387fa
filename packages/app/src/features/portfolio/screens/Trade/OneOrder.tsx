import { entrustedOrders } from '@meridian/api';
import { Button, EmptyState, List, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRead } from '#platform/reading/use-read.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { orderNoOf } from '../../api.ts';
import { messages } from './OneOrder.messages.ts';
import { useOrderWords } from '../../tables/order-columns.tsx';
import { OrderDetails } from './OrderDetails.tsx';

export interface OneOrderProps {
  /** The customer's own id of the intent, as a message names it. */
  readonly clientOrderId: string;
  onAll(): void;
}

/** The order that a message speaks of, waiting or ended, and the way to the others. */
export function OneOrder({ clientOrderId, onAll }: OneOrderProps): ReactNode {
  const intl = useIntl();
  const words = useOrderWords();
  const { request, reload } = useRead(entrustedOrders, { clientOrderId }, { onTopics: ['orders'] });
  const all = <Button onPress={onAll}>{intl.formatMessage(messages.all)}</Button>;
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<Skeleton shape="row" count={6} />}
      isEmpty={({ list }) => list.length === 0}
      empty={<EmptyState title={intl.formatMessage(messages.none)} action={all} />}
    >
      {({ list }) => (
        <Stack gap={4}>
          <List
            label={intl.formatMessage(messages.label)}
            items={list}
            keyOf={orderNoOf}
            renderRow={(order) => (
              <article aria-label={words.name(order)}>
                <OrderDetails order={order} />
              </article>
            )}
          />
          {all}
        </Stack>
      )}
    </RequestView>
  );
}
