import { applyStatus } from '@meridian/api';
import { Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { useRead } from '#platform/reading/request.ts';
import { ApplicationView } from '#presentation/application/ApplicationView.tsx';
import { permissionFacts, permissionReviewMs } from '#presentation/permission/permission.ts';
import { permissionRefreshMs } from '#presentation/permission/usePermission.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { messages } from './BlockPermission.messages.ts';
import { NextAction } from './NextAction.tsx';
import { permissionWords } from './words.ts';

/** The permission for block trades: where it is, what comes next and when, and applying for it (spec §4, DECISIONS 13). */
export default function BlockPermissionScreen(): ReactNode {
  const intl = useIntl();
  const backTo = useReturnAddress() ?? links.list('blockTrade');
  const { request, reload } = useRead(
    applyStatus,
    { serviceType: 'blockTrade' },
    { onTopics: ['inbox'], refreshMs: permissionRefreshMs },
  );
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={backTo}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.what)}
        skeleton={
          <Stack gap={8}>
            <Skeleton shape="text" width="16rem" height="2.25rem" />
            <Skeleton shape="row" count={3} />
          </Stack>
        }
      >
        {(answer) => {
          const facts = permissionFacts(answer);
          return (
            <ApplicationView
              facts={facts}
              promiseMs={permissionReviewMs}
              words={permissionWords}
              // Another application than the last is another wish: what was said of that one is gone.
              next={({ phase }) => <NextAction key={String(facts.submittedAt)} phase={phase} />}
            />
          );
        }}
      </RequestView>
    </ScreenFrame>
  );
}
