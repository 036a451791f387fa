import { agencyList, followStatus, type OwnFollow } from '@meridian/api';
import { Button, EmptyState, FactLine, List, Section, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { add, zero } from '#domain/money.ts';
import { followLinks } from '#platform/address/follow-links.ts';
import { useSettings } from '#platform/ports/use-ports.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { useFormat } from '#platform/words/format.ts';
import { OwnFollowRow } from '#presentation/follow/OwnFollowRow.tsx';
import { MoneyAmount } from '#presentation/MoneyAmount.tsx';
import { OwnProfit } from '#presentation/positions/OwnProfit.tsx';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { messages } from './Follows.messages.ts';

interface Followed {
  readonly agencyId: string;
  readonly name: string;
  readonly follow: OwnFollow;
}

/** Money that one has put with institutions: together, and each with how far it is. */
export function FollowedInstitutions(): ReactNode {
  const intl = useIntl();
  const read = useRead(agencyList, {}, { onTopics: ['wallets', 'inbox'] });
  useRefreshable(read);
  const title = intl.formatMessage(messages.institutions);
  return (
    <Section title={title}>
      <RequestView
        request={read.request}
        reload={read.reload}
        what={intl.formatMessage(messages.whatInstitutions)}
        skeleton={<Skeleton shape="row" count={4} />}
        isEmpty={({ list }) => list.every(({ investments }) => investments.length === 0)}
        empty={
          <EmptyState
            headingLevel={3}
            title={intl.formatMessage(messages.emptyInstitutions)}
            body={intl.formatMessage(messages.emptyInstitutionsBody)}
            action={<Button href={followLinks.list()}>{intl.formatMessage(messages.seeInstitutions)}</Button>}
          />
        }
      >
        {({ list }) => {
          const followed = list
            .flatMap(({ id: agencyId, name, investments }) =>
              investments.map((follow): Followed => ({ agencyId, name, follow })),
            )
            .toSorted((a, b) => (b.follow.createTimeTimestamp ?? 0) - (a.follow.createTimeTimestamp ?? 0));
          return (
            <Stack gap={3}>
              <Sums follows={followed.map(({ follow }) => follow)} />
              <List
                label={title}
                items={followed}
                keyOf={({ follow: { id } }) => id}
                renderRow={(one) => <Row {...one} />}
              />
            </Stack>
          );
        }}
      </RequestView>
    </Section>
  );
}

/** What institutions have now, and the interest of all that there ever was. */
function Sums({ follows }: { follows: readonly OwnFollow[] }): ReactNode {
  const intl = useIntl();
  const open = follows.filter(
    ({ status }) => status === followStatus.inProgress || status === followStatus.waitConfirm,
  );
  const invested = add(zero, ...open.map(({ amount }) => amount));
  const earned = add(zero, ...follows.map(({ interest }) => interest ?? zero));
  return (
    <FactLine
      facts={[
        {
          id: 'invested',
          label: intl.formatMessage(messages.invested),
          value: <MoneyAmount value={invested} currency="USD" size="s" />,
        },
        {
          id: 'earned',
          label: intl.formatMessage(messages.earned),
          value: <OwnProfit value={earned} currency="USD" />,
        },
      ]}
    />
  );
}

function Row({ agencyId, name, follow }: Followed): ReactNode {
  const format = useFormat();
  const { areBalancesHidden } = useSettings();
  return (
    <OwnFollowRow
      follow={follow}
      title={name}
      href={followLinks.institution(agencyId)}
      facts={areBalancesHidden ? [] : [format.money(follow.amount, 'USD')]}
    />
  );
}
