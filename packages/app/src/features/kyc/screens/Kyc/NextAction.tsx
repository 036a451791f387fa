import {
  Button,
  DocumentIcon,
  IdentityIcon,
  Inline,
  MoreList,
  Section,
  Stack,
  SupportIcon,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ApplicationPhase } from '#domain/application.ts';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { messages as shared } from '#presentation/application/application.messages.ts';
import type { OnFile } from '../../on-file.ts';
import { messages } from './Kyc.messages.ts';

interface NextActionProps {
  readonly phase: ApplicationPhase;
  /** What was refused in part. */
  readonly onFile: OnFile | null;
}

/** What the user can do now: choose a document, mend the one that was refused, wait, or go on. */
export function NextAction({ phase, onFile }: NextActionProps): ReactNode {
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
      if (onFile !== null) return <Mend onFile={onFile} />;
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

type Kind = OnFile['kind']['type'];

const linkTo: Readonly<Record<Kind, (returnTo?: string) => string>> = {
  idCard: links.idCard,
  passport: links.passport,
};

/** The form with what was accepted filled in; or the other document, or help. */
function Mend({ onFile: { kind, sides } }: { onFile: OnFile }): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnAddress() ?? undefined;
  const count = sides.filter(({ reason }) => reason !== null).length;
  return (
    <Stack gap={8}>
      <Inline gap={3} isWrapping>
        <Button tone="primary" href={linkTo[kind.type](returnTo)}>
          {intl.formatMessage(messages.resend, { count })}
        </Button>
      </Inline>
      <Documents title={intl.formatMessage(messages.otherWays)} hasService without={kind.type} />
    </Stack>
  );
}

interface DocumentsProps {
  readonly title: string;
  readonly hasService: boolean;
  readonly without?: Kind;
}

function Documents({ title, hasService, without }: DocumentsProps): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnAddress() ?? undefined;
  const documents = [
    {
      id: 'idCard',
      label: intl.formatMessage(messages.idCard),
      hint: intl.formatMessage(messages.idCardHint),
      icon: <IdentityIcon />,
      href: linkTo.idCard(returnTo),
    },
    {
      id: 'passport',
      label: intl.formatMessage(messages.passport),
      hint: intl.formatMessage(messages.passportHint),
      icon: <DocumentIcon />,
      href: linkTo.passport(returnTo),
    },
  ];
  return (
    <Section title={title}>
      <MoreList
        label={title}
        items={[
          ...documents.filter(({ id }) => id !== without),
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
