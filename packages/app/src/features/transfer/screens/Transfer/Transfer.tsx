import { Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { links } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { messages } from './Transfer.messages.ts';
import { TransferFlow } from './TransferFlow.tsx';

/** Moves money between two of one's own wallets (spec §2, DECISIONS 22, 42). */
export default function TransferScreen(): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  // What another ticket lacks is a form of its own, also where the receipt of the last one is on screen.
  const { search } = useLocation();
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.profile()}>
      {isSignedIn ? (
        <TransferFlow key={search} skeleton={<FormSkeleton />} />
      ) : (
        <SignInGate
          title={intl.formatMessage(messages.signInTitle)}
          body={intl.formatMessage(messages.signInBody)}
        />
      )}
    </ScreenFrame>
  );
}

function FormSkeleton(): ReactNode {
  return (
    <Stack gap={5}>
      {['from', 'to', 'amount'].map((field) => (
        <Skeleton key={field} shape="block" height="4.5rem" />
      ))}
    </Stack>
  );
}
