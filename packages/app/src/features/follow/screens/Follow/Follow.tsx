import { Tabs } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { FollowKind } from '#platform/address/follow-links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { CopiedScreen } from './CopiedScreen.tsx';
import { messages as copyMessages } from './Copy.messages.ts';
import { FuturesOffers } from './FuturesOffers.tsx';
import { messages } from './Follow.messages.ts';
import { InstitutionScreen } from './Institution.tsx';
import { Institutions } from './Institutions.tsx';

/** What can be followed, of either kind; with an id one institution, with an order one's own copy (spec §2, DECISIONS 40). */
export default function FollowScreen(): ReactNode {
  const intl = useIntl();
  const [query, setQuery] = useSearchParams();
  const { isSignedIn } = useSession();
  const kind: FollowKind = query.get('kind') === 'futures' ? 'futures' : 'agency';
  const [id, order] = [query.get('id'), query.get('order')];
  if (isSignedIn && kind === 'futures' && order !== null) return <CopiedScreen key={order} id={order} />;
  if (isSignedIn && kind === 'agency' && id !== null) return <InstitutionScreen key={id} id={id} />;
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack hasTabsFirst={isSignedIn}>
      {isSignedIn ? (
        <Tabs
          label={intl.formatMessage(copyMessages.tabs)}
          value={kind}
          onChange={(next: FollowKind) => setQuery({ kind: next }, { replace: true })}
          items={[
            { value: 'agency', label: intl.formatMessage(copyMessages.institutionsTab) },
            { value: 'futures', label: intl.formatMessage(copyMessages.futuresTab) },
          ]}
        >
          {kind === 'agency' ? <Institutions /> : <FuturesOffers />}
        </Tabs>
      ) : (
        <SignInGate
          title={intl.formatMessage(messages.signInTitle)}
          body={intl.formatMessage(messages.signInBody)}
        />
      )}
    </ScreenFrame>
  );
}
