import { userInfo, type User } from '@meridian/api';
import { Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/links.ts';
import { useNow } from '#platform/provider.tsx';
import { useRead } from '#platform/request.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { kycStateOf } from '../../model.ts';
import { messages } from './Kyc.messages.ts';
import { KycSteps } from './KycSteps.tsx';
import { StatusHeadline } from './StatusHeadline.tsx';
import { NextAction } from './NextAction.tsx';

/** Often enough to turn "under review" into "longer than usual" before anybody's eyes. */
const clockStepMs = 10_000;

/** A result that no message told of is seen within a minute. */
const refreshMs = 60_000;

/** Where the identity check stands, what comes next and when, and what the user can do (spec §4). */
export default function KycScreen(): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(userInfo, {}, { onTopics: ['inbox'], refreshMs });
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.profile()}>
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
        {(user) => <KycCheck user={user} />}
      </RequestView>
    </ScreenFrame>
  );
}

function KycCheck({ user }: { user: User }): ReactNode {
  const state = kycStateOf(user, useNow(clockStepMs));
  return (
    <Stack gap={8}>
      <StatusHeadline state={state} />
      {state.status !== 'unknown' && <KycSteps state={state} />}
      <NextAction state={state} />
    </Stack>
  );
}
