import { subscriptionOrders } from '@meridian/api';
import { Button, EmptyState, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRead } from '#platform/reading/use-read.ts';
import { SubscriptionRecord } from '#presentation/ipo/SubscriptionRecord.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { subscriptionMessages as messages } from './subscription.messages.ts';

/** Looked through for it: it is at most as old as the message or the line that leads here. */
const lookedThrough = { pageNo: 1, pageSize: 200 } as const;

/** A deadline that passes moves no money, and sends no message. */
const refreshMs = 15_000;

interface OneSubscriptionProps {
  readonly id: string;
  onAll(): void;
}

/** The subscription that a message or a line of the statement speaks of, and the way to the others. */
export function OneSubscription({ id, onAll }: OneSubscriptionProps): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(subscriptionOrders, lookedThrough, {
    onTopics: ['wallets', 'inbox'],
    refreshMs,
  });
  const all = <Button onPress={onAll}>{intl.formatMessage(messages.all)}</Button>;
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.whatOne)}
      skeleton={<Skeleton shape="row" count={8} />}
      isEmpty={({ list }) => !list.some((record) => record.id === id)}
      empty={<EmptyState title={intl.formatMessage(messages.noneSuch)} action={all} />}
    >
      {({ list }) => (
        <Stack gap={4}>
          {list
            .filter((record) => record.id === id)
            .map((record) => (
              <article key={id} aria-label={intl.formatMessage(messages.one)} aria-current="true">
                <SubscriptionRecord record={record} />
              </article>
            ))}
          {all}
        </Stack>
      )}
    </RequestView>
  );
}
