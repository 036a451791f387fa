import { userInfo } from '@meridian/api';
import { Inline, Skeleton, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { useRead } from '#platform/reading/request.ts';
import { ApplicationView } from '#presentation/application/ApplicationView.tsx';
import { HelpLink } from '#presentation/help/HelpLink.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { identityCheck, reviewMs } from '../../model.ts';
import { onFileOf } from '../../on-file.ts';
import { messages } from './Kyc.messages.ts';
import { NextAction } from './NextAction.tsx';
import { Refusal } from './Refusal.tsx';
import { identityWords, partlyRefusedWords } from './words.ts';

/** A result without a message is seen within a minute. */
const refreshMs = 60_000;

/** The status of the identity check, what comes next and when, and what the user can do (spec §4). */
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
        {(user) => {
          const onFile = onFileOf(user);
          return (
            <Stack gap={8}>
              <ApplicationView
                facts={identityCheck(user)}
                promiseMs={reviewMs}
                words={onFile === null ? identityWords : partlyRefusedWords}
                refusal={onFile && <Refusal sides={onFile.sides} />}
                next={({ phase }) => <NextAction phase={phase} onFile={onFile} />}
              />
              <Inline>
                <HelpLink topic="identity" />
              </Inline>
            </Stack>
          );
        }}
      </RequestView>
    </ScreenFrame>
  );
}
