import { maxIdLength, subscriptionOrders, tradeTab } from '@meridian/api';
import { Button, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { links } from '#platform/address/links.ts';
import { useGrowingList } from '#platform/reading/use-growing-list.ts';
import { SubscriptionRecord } from '#presentation/ipo/SubscriptionRecord.tsx';
import { RecordList } from '#presentation/records/RecordList.tsx';
import { OneSubscription } from './OneSubscription.tsx';
import { subscriptionMessages as messages } from './subscription.messages.ts';

/** Records of a page. */
const step = 10;
/** A deadline that passes moves no money, and sends no message. */
const refreshMs = 15_000;
/** About how high one is, in px. */
const rowPx = 620;

/** Subscriptions to new shares; of an address that names one, that one. */
export function SubscriptionList(): ReactNode {
  const [query, setQuery] = useSearchParams();
  const named = query.get('subscription') ?? '';
  if (named === '' || named.length > maxIdLength) return <AllSubscriptions />;
  const showAll = (): void => setQuery({ tab: String(tradeTab.subscription) }, { replace: true });
  return <OneSubscription id={named} onAll={showAll} />;
}

/** Every subscription with how far it is (spec §4). Live: each step moves money, or sends a message. */
function AllSubscriptions(): ReactNode {
  const intl = useIntl();
  const list = useGrowingList({
    endpoint: subscriptionOrders,
    request: {},
    keyOf: ({ id }) => id,
    step,
    options: { onTopics: ['wallets', 'inbox'], refreshMs },
  });
  const offers = <Button href={links.list('newStock')}>{intl.formatMessage(messages.seeOffers)}</Button>;
  return (
    <Stack gap={4}>
      <RecordList
        source={list}
        label={intl.formatMessage(messages.label)}
        what={intl.formatMessage(messages.what)}
        empty={{
          title: intl.formatMessage(messages.emptyTitle),
          body: intl.formatMessage(messages.emptyBody),
          action: offers,
        }}
        keyOf={({ id }) => id}
        rowHeight={rowPx}
        row={(record) => <SubscriptionRecord record={record} />}
      />
    </Stack>
  );
}
