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
import { links, useReturnAddress } from '#platform/links.ts';
import type { KycState } from '../../model.ts';
import { messages } from './Kyc.messages.ts';

/** What the user can do now: choose a document, wait, or go on. */
export function NextAction({ state }: { state: KycState }): ReactNode {
  const intl = useIntl();
  const returnAddress = useReturnAddress();
  switch (state.status) {
    case 'notSubmitted':
      return <Documents title={intl.formatMessage(messages.choose)} hasService={false} />;
    case 'unknown':
      return (
        <Inline gap={3} isWrapping>
          <Button href={links.service()}>{intl.formatMessage(messages.service)}</Button>
        </Inline>
      );
    case 'failed':
      return <Documents title={intl.formatMessage(messages.chooseAgain)} hasService />;
    case 'pending':
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
            href: links.idCard(),
          },
          {
            id: 'passport',
            label: intl.formatMessage(messages.passport),
            hint: intl.formatMessage(messages.passportHint),
            icon: <DocumentIcon />,
            href: links.passport(),
          },
          ...(hasService
            ? [
                {
                  id: 'service',
                  label: intl.formatMessage(messages.service),
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
