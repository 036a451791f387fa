import { tradeDirection } from '@meridian/api';
import { ChangeTag, List, ListRow, Section, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { trendOf, useFormat } from '#platform/words/format.ts';
import type { FollowOffer } from '../../model.ts';
import { messages } from './Follow.messages.ts';

const shownDeals = 10;

/** A direction that nobody knows is a deal all the same. */
function wordsOf(direction: number | null): (typeof messages)[keyof typeof messages] {
  if (direction === tradeDirection.buy) return messages.bought;
  return direction === tradeDirection.sell ? messages.sold : messages.dealt;
}

/** What an institution bought and sold lately, newest first; a sale with what it brought. */
export function Deals({ offer: { deals } }: { offer: FollowOffer }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  return (
    <Section title={intl.formatMessage(messages.deals)}>
      {deals.length === 0 ? (
        <Text tone="secondary">{intl.formatMessage(messages.noDeals)}</Text>
      ) : (
        <List
          label={intl.formatMessage(messages.deals)}
          items={deals.slice(0, shownDeals)}
          keyOf={({ stock_code: code, dealTimestamp, direction }) => `${code} ${dealTimestamp} ${direction}`}
          renderRow={({ name, direction, returnRate, dealTimestamp }) => (
            <ListRow
              title={intl.formatMessage(wordsOf(direction), { name })}
              subtitle={format.dateTime(dealTimestamp)}
              trailing={
                returnRate !== null && (
                  <ChangeTag text={format.percent(returnRate)} trend={trendOf(returnRate)} />
                )
              }
            />
          )}
        />
      )}
    </Section>
  );
}
