import { agencyList } from '@meridian/api';
import { Button, EmptyState, List, ListRow, Skeleton, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { followLinks } from '#platform/address/follow-links.ts';
import { links } from '#platform/address/links.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useFormat } from '#platform/words/format.ts';
import { useCopyTerms } from '#presentation/follow/useCopyTerms.ts';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { useFirstBeside } from '#presentation/use-first-beside.ts';
import { messages as followMessages } from './Follow.messages.ts';
import type { FollowOffer } from '../../model.ts';
import { messages } from './Copy.messages.ts';

const futures = { kind: 'futures' } as const;
/** Orders come and go with the clock. */
const refreshMs = 60_000;

/** Futures orders of institutions that can be copied, the first to close first. */
export function FuturesOffers(): ReactNode {
  const intl = useIntl();
  const read = useRead(agencyList, futures, { refreshMs });
  useRefreshable(read);
  useFirstBeside(read.request, ({ id }) => followLinks.copy(id));
  return (
    <RequestView
      request={read.request}
      reload={read.reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<Skeleton shape="row" count={5} />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          body={intl.formatMessage(messages.emptyBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(followMessages.toMarkets)}</Button>}
        />
      }
    >
      {({ list }) => (
        <Stack gap={4}>
          <Text tone="secondary">{intl.formatMessage(messages.lead)}</Text>
          <List
            label={intl.formatMessage(messages.list)}
            items={list}
            keyOf={({ id }) => id}
            renderRow={(offer) => <OfferRow offer={offer} />}
          />
        </Stack>
      )}
    </RequestView>
  );
}

function OfferRow({ offer: { id, name, order } }: { offer: FollowOffer }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const termsOf = useCopyTerms();
  if (order === null) return null;
  const { side, multiple } = termsOf(order);
  return (
    <ListRow
      href={followLinks.copy(id)}
      title={`${order.name} · ${order.stock_code}`}
      facts={[
        side,
        multiple,
        name,
        ...(order.closesAtTimestamp === null
          ? []
          : [intl.formatMessage(messages.closes, { time: format.dateTime(order.closesAtTimestamp) })]),
      ]}
      trailing={
        <Text as="span" isNumeric>
          {format.price(order.price, null)}
        </Text>
      }
    />
  );
}
