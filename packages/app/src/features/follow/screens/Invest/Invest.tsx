import { agencyList } from '@meridian/api';
import { Skeleton, Stack } from '@meridian/design-system';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '#platform/ports/use-ports.ts';
import { knownData } from '#platform/reading/request.ts';
import { useRead } from '#platform/reading/use-read.ts';
import { GatedBy } from '#presentation/gates/GatedBy.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { SignInGate } from '#presentation/SignInGate.tsx';
import { followLinks } from '#platform/address/follow-links.ts';
import { messages as followMessages } from '../Follow/Follow.messages.ts';
import { UnknownInstitution } from '../Follow/UnknownInstitution.tsx';
import { messages } from './Invest.messages.ts';
import { InvestFlow } from './InvestFlow.tsx';

/** Puts money with an institution (spec §2, §5, DECISIONS 23, 40). Verified identity is asked for before anything is typed. */
export default function InvestScreen(): ReactNode {
  const intl = useIntl();
  const [query] = useSearchParams();
  const { isSignedIn } = useSession();
  const id = query.get('id') ?? '';
  const asked = useMemo(() => ({ id }), [id]);
  const { request, reload } = useRead(agencyList, isSignedIn && id !== '' ? asked : null);
  const offer = knownData(request)?.list.find((one) => one.id === id);
  const title =
    offer === undefined
      ? intl.formatMessage(messages.title)
      : intl.formatMessage(messages.titleNamed, { name: offer.name });
  return (
    <ScreenFrame title={title} hasBack backTo={id === '' ? followLinks.list() : followLinks.institution(id)}>
      {isSignedIn ? (
        <GatedBy gate="follow" skeleton={<FormSkeleton />}>
          {id === '' ? (
            <UnknownInstitution />
          ) : (
            <RequestView
              request={request}
              reload={reload}
              what={intl.formatMessage(followMessages.whatOne)}
              skeleton={<FormSkeleton />}
            >
              {() =>
                offer === undefined || offer.isOpen === false ? (
                  <UnknownInstitution />
                ) : (
                  <InvestFlow key={id} offer={offer} skeleton={<FormSkeleton />} />
                )
              }
            </RequestView>
          )}
        </GatedBy>
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
      <Skeleton shape="block" height="4.5rem" />
      <Skeleton shape="block" height="12rem" />
    </Stack>
  );
}
