import { followStatus, type OwnFollow } from '@meridian/api';
import {
  Banner,
  List,
  Section,
  Stack,
  StatGrid,
  StatusTag,
  TextLink,
  type StatItem,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { followMessages } from '#presentation/follow/follow.messages.ts';
import { OwnFollowRow } from '#presentation/follow/OwnFollowRow.tsx';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { OwnProfit } from '#presentation/positions/OwnProfit.tsx';
import { followPresentation } from '#presentation/status/follow.messages.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import type { FollowOffer } from '../../model.ts';
import { messages } from './Follow.messages.ts';

/** What one has put with an institution: together, and each order with how far it is. Nothing where there is none. */
export function OwnInvestments({ offer }: { offer: FollowOffer }): ReactNode {
  const intl = useIntl();
  const tagOf = useStatusTag();
  const courseOf = useCourseItems();
  const { investment, investments } = offer;
  if (investment === null) return null;
  const [latest, ...earlier] = investments;
  // One alone is described by the figures above a list.
  const only = earlier.length === 0 ? latest : undefined;
  return (
    <Section
      title={intl.formatMessage(messages.own)}
      action={<StatusTag {...tagOf(followPresentation, investment.status)} />}
    >
      <Stack gap={4}>
        <MoneyAmount value={investment.totalSubscriptionAmount} currency="USD" size="l" />
        {latest?.status === followStatus.refused && (
          <Banner tone="negative" title={intl.formatMessage(messages.refusedTitle)}>
            {latest.reason ?? intl.formatMessage(messages.noReason)}
          </Banner>
        )}
        <StatGrid
          columns={1}
          items={[
            {
              id: 'earned',
              label: intl.formatMessage(messages.earned),
              value: <OwnProfit value={investment.interest} currency="USD" />,
            },
            ...(only === undefined ? [] : courseOf(only)),
          ]}
        />
        {only === undefined && (
          <List
            label={intl.formatMessage(messages.ownList)}
            items={investments}
            keyOf={({ id }) => id}
            renderRow={(one) => (
              <OwnFollowRow follow={one} title={<MoneyAmount value={one.amount} currency="USD" size="s" />} />
            )}
          />
        )}
        <TextLink href={links.statement('FOLLOW')}>{intl.formatMessage(messages.seeStatement)}</TextLink>
      </Stack>
    </Section>
  );
}

/** How far the only one is, as figures with their names. */
function useCourseItems(): (follow: OwnFollow) => readonly StatItem[] {
  const intl = useIntl();
  const format = useFormat();
  const timeOf = (at: number | null): string => (at === null ? missing : format.dateTime(at));
  return ({ status, createTimeTimestamp, daysCredited, termDays, endTimeTimestamp }) => {
    const item = (
      label: 'orderedOn' | 'progress' | 'comesBackOn' | 'cameBackOn' | 'confirmation',
      value: string,
    ) => ({
      id: label,
      label: intl.formatMessage(messages[label]),
      value,
    });
    const ordered = item('orderedOn', timeOf(createTimeTimestamp));
    if (status === followStatus.waitConfirm)
      return [ordered, item('confirmation', intl.formatMessage(followMessages.waits))];
    const isEnded = status === followStatus.ended;
    if (!isEnded && status !== followStatus.inProgress) return [ordered];
    return [
      ...(daysCredited === null || termDays === null
        ? []
        : [
            item('progress', intl.formatMessage(followMessages.dayOf, { day: daysCredited, days: termDays })),
          ]),
      ordered,
      item(isEnded ? 'cameBackOn' : 'comesBackOn', timeOf(endTimeTimestamp)),
    ];
  };
}
