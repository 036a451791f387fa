import { agencyList } from '@meridian/api';
import {
  Accordion,
  Button,
  ChangeTag,
  EmptyState,
  FactLine,
  Inline,
  List,
  ListRow,
  Section,
  Skeleton,
  Stack,
  StatGrid,
  StatusTag,
  Text,
} from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useRead } from '#platform/reading/request.ts';
import { trendOf, useFormat } from '#platform/words/format.ts';
import { HelpLink } from '#presentation/help/HelpLink.tsx';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { followPresentation } from '#presentation/status/follow.messages.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import { useFirstBeside } from '#presentation/use-first-beside.ts';
import { followLinks } from '#platform/address/follow-links.ts';
import type { FollowOffer } from '../../model.ts';
import { messages } from './Follow.messages.ts';
import { useFigures } from './useFigures.ts';

/** Every institution that can be followed, with how it did and what one has put with it. */
export function Institutions(): ReactNode {
  const intl = useIntl();
  const read = useRead(agencyList, {}, { onTopics: ['wallets', 'inbox'] });
  const { request, reload } = read;
  useRefreshable(read);
  useFirstBeside(request, ({ id }) => followLinks.institution(id));
  return (
    <RequestView
      request={request}
      reload={reload}
      what={intl.formatMessage(messages.what)}
      skeleton={<Skeleton shape="block" height="36rem" />}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          title={intl.formatMessage(messages.emptyTitle)}
          body={intl.formatMessage(messages.emptyBody)}
          action={<Button href={links.markets()}>{intl.formatMessage(messages.toMarkets)}</Button>}
        />
      }
    >
      {({ list }) => (
        <Stack gap={5}>
          <Text tone="secondary">{intl.formatMessage(messages.lead)}</Text>
          <List
            label={intl.formatMessage(messages.list)}
            items={list}
            keyOf={({ id }) => id}
            isPlain
            renderRow={(offer) => <InstitutionItem offer={offer} />}
          />
          <How />
          <Inline>
            <HelpLink topic="following" />
          </Inline>
        </Stack>
      )}
    </RequestView>
  );
}

function InstitutionItem({ offer }: { offer: FollowOffer }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const tagOf = useStatusTag();
  const { id, name, profile, returnRate, investment } = offer;
  const figures = useFigures(offer);
  const { worstFall, months, followers, interest, term } = figures;
  const tag = <ChangeTag text={format.percent(returnRate)} trend={trendOf(returnRate)} isPlain />;
  return (
    <Stack gap={2}>
      <ListRow href={followLinks.institution(id)} title={name} subtitle={profile} />
      <StatGrid
        columns={2}
        items={[{ ...figures.return, value: tag }, worstFall, months, followers, interest, term]}
      />
      {investment !== null && (
        <FactLine
          facts={[
            {
              id: 'own',
              label: intl.formatMessage(messages.own),
              value: <MoneyAmount value={investment.totalSubscriptionAmount} currency="USD" size="s" />,
            },
            {
              id: 'status',
              label: '',
              value: <StatusTag {...tagOf(followPresentation, investment.status)} />,
            },
          ]}
        />
      )}
    </Stack>
  );
}

/** What each figure means and is made of. */
function How(): ReactNode {
  const intl = useIntl();
  const [openIds, setOpenIds] = useState<string[]>([]);
  const parts = [
    ['return', messages.howReturn],
    ['worstFall', messages.howWorstFall],
    ['months', messages.howMonths],
    ['followers', messages.howFollowers],
    ['interest', messages.howInterest],
  ] as const;
  return (
    <Section title={intl.formatMessage(messages.howTitle)}>
      <Accordion
        openIds={openIds}
        onChange={setOpenIds}
        items={parts.map(([id, how]) => ({
          id,
          title: intl.formatMessage(messages[id]),
          content: <Text tone="secondary">{intl.formatMessage(how)}</Text>,
        }))}
      />
    </Section>
  );
}
