import { followFuturesList, followFuturesStatus, isWhole, type ResponseOf } from '@meridian/api';
import { Button, FactLine, ListRow, Section, StatusTag, Stack, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { add, zero } from '#domain/money.ts';
import { followLinks } from '#platform/address/follow-links.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { useGrowingList } from '#platform/reading/use-growing-list.ts';
import { useFormat } from '#platform/words/format.ts';
import { useCopyTerms } from '#presentation/follow/useCopyTerms.ts';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { OwnProfit } from '#presentation/positions/OwnProfit.tsx';
import { RecordList } from '#presentation/records/RecordList.tsx';
import { followFuturesPresentation } from '#presentation/status/follow-futures.messages.ts';
import { messages } from './Follows.messages.ts';

type CopiedOrder = ResponseOf<typeof followFuturesList>['list'][number];

const step = 20;

/** Copied futures orders, newest first: what they hold and have brought, and each with the way to its record. */
export function FollowedFutures(): ReactNode {
  const intl = useIntl();
  const list = useGrowingList({
    endpoint: followFuturesList,
    request: {},
    keyOf: ({ id }) => id,
    step,
    options: { onTopics: ['wallets'] },
  });
  const shown = knownData(list.request);
  const title = intl.formatMessage(messages.futures);
  return (
    <Section title={title}>
      <Stack gap={3}>
        {/* A sum over part of a record would be a false one. */}
        {shown !== null && shown.list.length > 0 && !shown.hasMore && isWhole(shown) && (
          <Sums orders={shown.list} />
        )}
        <RecordList
          source={list}
          label={title}
          what={intl.formatMessage(messages.whatFutures)}
          empty={{
            title: intl.formatMessage(messages.emptyFutures),
            body: intl.formatMessage(messages.emptyFuturesBody),
            action: (
              <Button href={followLinks.list('futures')}>{intl.formatMessage(messages.seeFutures)}</Button>
            ),
          }}
          keyOf={({ id }) => id}
          status={{ presentation: followFuturesPresentation, codeOf: ({ status }) => status }}
          row={(order, status) => <Row order={order} tag={<StatusTag {...status} />} />}
        />
      </Stack>
    </Section>
  );
}

/** Margin of what waits or runs, and what all of them brought before fees. */
function Sums({ orders }: { orders: readonly CopiedOrder[] }): ReactNode {
  const intl = useIntl();
  const open = orders.filter(
    ({ status }) => status === followFuturesStatus.waiting || status === followFuturesStatus.inProgress,
  );
  return (
    <FactLine
      facts={[
        {
          id: 'margin',
          label: intl.formatMessage(messages.margin),
          value: (
            <MoneyAmount value={add(zero, ...open.map(({ amount }) => amount))} currency="USD" size="s" />
          ),
        },
        {
          id: 'profit',
          label: intl.formatMessage(messages.profit),
          value: (
            <OwnProfit value={add(zero, ...orders.map(({ profit }) => profit ?? zero))} currency="USD" />
          ),
        },
      ]}
    />
  );
}

function Row({ order, tag }: { order: CopiedOrder; tag: ReactNode }): ReactNode {
  const format = useFormat();
  const termsOf = useCopyTerms();
  const { areBalancesHidden } = useSettings();
  const { side, multiple } = termsOf(order);
  return (
    <ListRow
      href={followLinks.copied(order.id)}
      title={`${order.name} · ${order.stock_code}`}
      facts={[
        side,
        multiple,
        ...(areBalancesHidden ? [] : [format.money(order.amount, 'USD')]),
        format.date(order.createTimeTimestamp),
      ]}
      trailing={
        <>
          {order.openPrice !== null && (
            <Text as="span" size="s">
              <OwnProfit value={order.profit} currency="USD" />
            </Text>
          )}
          {tag}
        </>
      }
    />
  );
}
