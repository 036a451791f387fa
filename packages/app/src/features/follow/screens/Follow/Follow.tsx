import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '#platform/ports/use-ports.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { messages } from './Follow.messages.ts';
import { InstitutionScreen } from './Institution.tsx';
import { Institutions } from './Institutions.tsx';

/** What can be followed; with an id one institution (spec §2, DECISIONS 40). */
export default function FollowScreen(): ReactNode {
  const intl = useIntl();
  const [query] = useSearchParams();
  const { isSignedIn } = useSession();
  const id = query.get('id');
  if (isSignedIn && id !== null) return <InstitutionScreen key={id} id={id} />;
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack>
      {isSignedIn ? (
        <Institutions />
      ) : (
        <SignInGate
          title={intl.formatMessage(messages.signInTitle)}
          body={intl.formatMessage(messages.signInBody)}
        />
      )}
    </ScreenFrame>
  );
}
