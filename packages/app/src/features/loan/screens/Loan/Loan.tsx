import { Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { messages } from './Loan.messages.ts';
import { LoanFlow } from './LoanFlow.tsx';

/** A loan: what is offered and what it costs, the application, and how it is paid back (DECISIONS 14, ADR 58). */
export default function LoanScreen(): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.profile()}>
      {isSignedIn ? (
        <LoanFlow skeleton={<LoanSkeleton />} />
      ) : (
        <SignInGate
          title={intl.formatMessage(messages.signInTitle)}
          body={intl.formatMessage(messages.signInBody)}
        />
      )}
    </ScreenFrame>
  );
}

function LoanSkeleton(): ReactNode {
  return (
    <Stack gap={5}>
      <Skeleton shape="text" width="16rem" />
      <Skeleton shape="block" height="4.5rem" />
      <Skeleton shape="block" height="12rem" />
      <Skeleton shape="block" height="4.5rem" />
      <Skeleton shape="block" height="12rem" />
    </Stack>
  );
}
