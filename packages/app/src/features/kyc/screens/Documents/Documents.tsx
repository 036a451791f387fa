import { userInfo } from '@meridian/api';
import { Banner, Measure, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Navigate } from 'react-router-dom';
import { applicationOf } from '#domain/application.ts';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { useNow } from '#platform/ports/use-ports.ts';
import { useRead } from '#platform/reading/request.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { identityCheck, reviewMs } from '../../model.ts';
import { messages as kyc } from '../Kyc/Kyc.messages.ts';
import { DocumentForm } from './DocumentForm.tsx';
import { messages } from './Documents.messages.ts';
import { onFileOf } from '../../on-file.ts';
import { documentKinds, type DocumentKind } from './kinds.ts';
import { RefusedSides } from './RefusedSides.tsx';

/** Identity documents of one kind on their way to the review (spec §1, §3). Who cannot hand any in sees why on the status. */
function DocumentsScreen({ kind }: { kind: DocumentKind }): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnAddress() ?? undefined;
  const now = useNow(reviewMs);
  const { request, reload } = useRead(userInfo, {});
  return (
    <ScreenFrame title={intl.formatMessage(kind.title)} hasBack backTo={links.kyc(returnTo)}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(kyc.what)}
        skeleton={
          <Measure width="form" isCentered>
            <Skeleton shape="row" count={4} />
          </Measure>
        }
      >
        {(user) => {
          const { phase, reason } = applicationOf(identityCheck(user), reviewMs, now);
          if (phase !== 'notApplied' && phase !== 'refused')
            return <Navigate to={links.kyc(returnTo)} replace />;
          const last = onFileOf(user);
          const onFile = last?.kind === kind ? last : null;
          return (
            <Measure width="form" isCentered>
              <Stack gap={6}>
                {phase === 'refused' && (onFile !== null || reason !== null) && (
                  <Banner tone="negative" title={intl.formatMessage(messages.before)}>
                    {onFile === null ? reason : <RefusedSides sides={onFile.sides} />}
                  </Banner>
                )}
                <DocumentForm kind={kind} onFile={onFile} />
              </Stack>
            </Measure>
          );
        }}
      </RequestView>
    </ScreenFrame>
  );
}

export function IdCardScreen(): ReactNode {
  return <DocumentsScreen kind={documentKinds.idCard} />;
}

export function PassportScreen(): ReactNode {
  return <DocumentsScreen kind={documentKinds.passport} />;
}
