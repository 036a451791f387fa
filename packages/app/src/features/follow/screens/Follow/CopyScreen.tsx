import { agencyList } from '@meridian/api';
import { Button, EmptyState, Skeleton } from '@meridian/design-system';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { followLinks } from '#platform/address/follow-links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { GatedBy } from '#presentation/gates/GatedBy.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { messages as investMessages } from '../Invest/Invest.messages.ts';
import { messages } from './Copy.messages.ts';
import { CopyFlow } from './CopyFlow.tsx';

/** Copies a futures order of an institution (DECISIONS 40). One that is carried out meanwhile stays on screen until it is sent. */
export function CopyScreen({ id }: { id: string }): ReactNode {
  const intl = useIntl();
  const { isSignedIn } = useSession();
  const asked = useMemo(() => ({ kind: 'futures', id }) as const, [id]);
  const { request, reload } = useRead(agencyList, isSignedIn && id !== '' ? asked : null);
  const offer = knownData(request)?.list.find((one) => one.id === id);
  const name = offer?.order?.name;
  const title =
    name === undefined
      ? intl.formatMessage(messages.title)
      : intl.formatMessage(messages.titleNamed, { name });
  const skeleton = <Skeleton shape="block" height="20rem" />;
  return (
    <ScreenFrame title={title} hasBack backTo={followLinks.list('futures')}>
      {isSignedIn ? (
        <GatedBy gate="follow" skeleton={skeleton}>
          {id === '' ? (
            <Gone />
          ) : (
            <RequestView
              request={request}
              reload={reload}
              what={intl.formatMessage(messages.whatOne)}
              skeleton={skeleton}
            >
              {() =>
                offer === undefined ? <Gone /> : <CopyFlow key={id} offer={offer} skeleton={skeleton} />
              }
            </RequestView>
          )}
        </GatedBy>
      ) : (
        <SignInGate
          title={intl.formatMessage(investMessages.signInTitle)}
          body={intl.formatMessage(investMessages.signInBody)}
        />
      )}
    </ScreenFrame>
  );
}

function Gone(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.closedTitle)}
      body={intl.formatMessage(messages.closedBody)}
      action={<Button href={followLinks.list('futures')}>{intl.formatMessage(messages.toList)}</Button>}
    />
  );
}
