import { agencyList, type ResponseOf } from '@meridian/api';
import {
  Banner,
  Button,
  ScreenFooter,
  Section,
  Skeleton,
  Stack,
  StatGrid,
  Text,
  type StatItem,
} from '@meridian/design-system';
import { use, useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { knownData } from '#platform/reading/request.ts';
import { useRead, type Read } from '#platform/reading/use-read.ts';
import { missing, useFormat } from '#platform/words/format.ts';
import { useRefreshable } from '#presentation/Refresh/refreshing.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenContext } from '#presentation/screen-context.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { followLinks } from '#platform/address/follow-links.ts';
import type { FollowOffer } from '../../model.ts';
import { Deals } from './Deals.tsx';
import { messages } from './Follow.messages.ts';
import { Holdings } from './Holdings.tsx';
import { OwnInvestments } from './OwnInvestments.tsx';
import { Record } from './Record.tsx';
import { UnknownInstitution } from './UnknownInstitution.tsx';

/** One institution: what it does and pays, what one has put with it, how it did, what it holds and deals in. */
export function InstitutionScreen({ id }: { id: string }): ReactNode {
  const intl = useIntl();
  const asked = useMemo(() => ({ id }), [id]);
  const read = useRead(agencyList, asked, { onTopics: ['wallets', 'inbox'] });
  const name = knownData(read.request)?.list.find((one) => one.id === id)?.name;
  return (
    <ScreenFrame title={name ?? intl.formatMessage(messages.title)} hasBack backTo={followLinks.list()}>
      <Known id={id} read={read} />
    </ScreenFrame>
  );
}

type Offers = ResponseOf<typeof agencyList>;

function Known({ id, read }: { id: string; read: Read<Offers> }): ReactNode {
  const intl = useIntl();
  useRefreshable(read);
  return (
    <RequestView
      request={read.request}
      reload={read.reload}
      what={intl.formatMessage(messages.whatOne)}
      skeleton={<Skeleton shape="block" height="40rem" />}
    >
      {({ list }) => {
        const offer = list.find((one) => one.id === id);
        return offer === undefined ? <UnknownInstitution /> : <Institution offer={offer} />;
      }}
    </RequestView>
  );
}

function Institution({ offer }: { offer: FollowOffer }): ReactNode {
  const intl = useIntl();
  // The form is beside it already.
  const { hasAside = false } = use(ScreenContext);
  return (
    <>
      <Stack gap={6}>
        <Text tone="secondary">{offer.profile}</Text>
        <OwnInvestments offer={offer} />
        <Terms offer={offer} />
        <Record offer={offer} />
        <Holdings offer={offer} />
        <Deals offer={offer} />
      </Stack>
      {!hasAside && (
        <ScreenFooter>
          {offer.isOpen === false ? (
            <Banner tone="info" title={intl.formatMessage(messages.notOpen)} />
          ) : (
            <Button tone="primary" size="l" isFullWidth href={followLinks.invest(offer.id)}>
              {intl.formatMessage(offer.investments.length === 0 ? messages.invest : messages.investMore)}
            </Button>
          )}
        </ScreenFooter>
      )}
    </>
  );
}

/** What is agreed by investing, before anything is typed. */
function Terms({ offer }: { offer: FollowOffer }): ReactNode {
  const intl = useIntl();
  const format = useFormat();
  const { minimum, maximum, interestRate, termDays } = offer;
  const item = (id: string, label: string, value: string): StatItem => ({ id, label, value });
  return (
    <Section title={intl.formatMessage(messages.terms)}>
      <StatGrid
        columns={1}
        items={[
          item(
            'interest',
            intl.formatMessage(messages.interest),
            interestRate === null
              ? missing
              : intl.formatMessage(messages.aYear, { rate: format.percent(interestRate, { signed: false }) }),
          ),
          item(
            'term',
            intl.formatMessage(messages.term),
            termDays === null ? missing : intl.formatMessage(messages.termValue, { count: termDays }),
          ),
          item('selling', intl.formatMessage(messages.selling), intl.formatMessage(messages.sellingValue)),
          item('end', intl.formatMessage(messages.atTheEnd), intl.formatMessage(messages.atTheEndValue)),
          item(
            'amounts',
            intl.formatMessage(messages.amounts),
            intl.formatMessage(messages.range, {
              least: format.money(minimum, 'USD'),
              most: format.money(maximum, 'USD'),
            }),
          ),
        ]}
      />
    </Section>
  );
}
