import {
  Button,
  DocumentIcon,
  IdentityIcon,
  Inline,
  MoreList,
  Section,
  SupportIcon,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ApplicationPhase } from '#domain/application.ts';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { messages as shared } from '#presentation/application/application.messages.ts';
import { messages } from './Kyc.messages.ts';

/** What the user can do now: choose a document, wait, or go on. */
export function NextAction({ phase }: { phase: ApplicationPhase }): ReactNode {
  const intl = useIntl();
  const returnAddress = useReturnAddress();
  switch (phase) {
    case 'notApplied':
      return <Documents title={intl.formatMessage(messages.choose)} hasService={false} />;
    case 'unknown':
      return (
        <Inline gap={3} isWrapping>
          <Button href={links.service()}>{intl.formatMessage(shared.service)}</Button>
        </Inline>
      );
    case 'refused':
      return <Documents title={intl.formatMessage(messages.chooseAgain)} hasService />;
    case 'underReview':
      return (
        <Inline gap={3} isWrapping>
          <Button href={returnAddress ?? links.profile()}>
            {intl.formatMessage(returnAddress === null ? messages.toAccount : messages.goOn)}
          </Button>
        </Inline>
      );
    case 'approved':
      return (
        <Inline gap={3} isWrapping>
          <Button tone="primary" href={returnAddress ?? links.profile()}>
            {intl.formatMessage(returnAddress === null ? messages.toAccount : messages.goOn)}
          </Button>
        </Inline>
      );
  }
}

function Documents({ title, hasService }: { title: string; hasService: boolean }): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnAddress() ?? undefined;
  return (
    <Section title={title}>
      <MoreList
        label={title}
        items={[
          {
            id: 'idCard',
            label: intl.formatMessage(messages.idCard),
            hint: intl.formatMessage(messages.idCardHint),
            icon: <IdentityIcon />,
            href: links.idCard(returnTo),
          },
          {
            id: 'passport',
            label: intl.formatMessage(messages.passport),
            hint: intl.formatMessage(messages.passportHint),
            icon: <DocumentIcon />,
            href: links.passport(returnTo),
          },
          ...(hasService
            ? [
                {
                  id: 'service',
                  label: intl.formatMessage(shared.service),
                  icon: <SupportIcon />,
                  href: links.service(),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
