import { appVersion, contactWaysOf } from '@meridian/api';
import {
  EmptyState,
  ExternalIcon,
  MailIcon,
  MoreList,
  Section,
  Skeleton,
  Stack,
  SupportIcon,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { knownData } from '#platform/reading/request-phase.ts';
import { useRead } from '#platform/reading/request.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { hrefOf, type ContactWay } from '../../contact.ts';
import { Help } from './Help.tsx';
import { Report } from './Report.tsx';
import { messages } from './Service.messages.ts';

/** What customers ask, how to reach the brokerage, and what to tell it (spec §2, DECISIONS 54). */
export default function ServiceScreen(): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(appVersion, {});
  const config = knownData(request);
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.profile()}>
      <Stack gap={6}>
        <Help />
        <RequestView
          request={request}
          reload={reload}
          what={intl.formatMessage(messages.what)}
          skeleton={<Skeleton shape="row" count={3} />}
          isEmpty={(config) => contactWaysOf(config).length === 0}
          empty={
            <EmptyState
              icon={<SupportIcon />}
              title={intl.formatMessage(messages.noneTitle)}
              body={intl.formatMessage(messages.noneBody)}
            />
          }
        >
          {(config) => <Ways ways={contactWaysOf(config)} />}
        </RequestView>
        <Report email={config === null ? null : emailOf(contactWaysOf(config))} />
      </Stack>
    </ScreenFrame>
  );
}

function Ways({ ways }: { ways: readonly ContactWay[] }): ReactNode {
  const intl = useIntl();
  const title = intl.formatMessage(messages.ways);
  return (
    <Section title={title}>
      <MoreList
        label={title}
        items={ways.map((way, index) => ({
          id: String(index),
          label: intl.formatMessage(messages[way.kind ?? 'other']),
          hint: [way.kind === 'page' ? null : way.value, way.hours].filter(Boolean).join(' · '),
          icon: icons[way.kind ?? 'other'],
          href: hrefOf(way) ?? undefined,
        }))}
      />
    </Section>
  );
}

const icons: Readonly<Record<NonNullable<ContactWay['kind']> | 'other', ReactNode>> = {
  phone: <SupportIcon />,
  email: <MailIcon />,
  page: <ExternalIcon />,
  whatsApp: <SupportIcon />,
  telegram: <SupportIcon />,
  other: <SupportIcon />,
};

const emailOf = (ways: readonly ContactWay[]): string | null =>
  ways.find(({ kind }) => kind === 'email')?.value ?? null;
