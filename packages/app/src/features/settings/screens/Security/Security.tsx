import { realNameStatus, userInfo, type User } from '@meridian/api';
import {
  HistoryIcon,
  IdentityIcon,
  Inline,
  KeyIcon,
  LockIcon,
  MailIcon,
  MoreList,
  Section,
  Skeleton,
  Stack,
  StatusTag,
  Text,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, routePaths } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useRead } from '#platform/reading/request.ts';
import { HelpLink } from '#presentation/help/HelpLink.tsx';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { kycPresentation } from '#presentation/status/kyc.messages.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import { deviceDataIn } from '../../device-data.ts';
import { DeviceLock } from './DeviceLock.tsx';
import { messages } from './Security.messages.ts';

/** What protects the account, each with its state and the way to its next step (spec §2). */
export default function SecurityScreen(): ReactNode {
  const intl = useIntl();
  const { request, reload } = useRead(userInfo, {}, { onTopics: ['inbox'] });
  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={links.profile()}>
      <RequestView
        request={request}
        reload={reload}
        what={intl.formatMessage(messages.what)}
        skeleton={<Skeleton shape="row" count={5} />}
      >
        {(user) => <Checks user={user} />}
      </RequestView>
    </ScreenFrame>
  );
}

/** What a customer has still to do, of what only they can. */
function openChecksOf({ realStatus, hasPayPassword }: User): number {
  const isIdentityOpen =
    realStatus === null || realStatus === realNameStatus.notSubmitted || realStatus === realNameStatus.failed;
  return Number(isIdentityOpen) + Number(!hasPayPassword);
}

function Checks({ user }: { user: User }): ReactNode {
  const intl = useIntl();
  const statusTag = useStatusTag();
  const { storage } = usePorts();
  const say = (message: keyof typeof messages): string => intl.formatMessage(messages[message]);
  const count = openChecksOf(user);
  const { security } = routePaths;
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Text as="h2" size="xl" isStrong>
          {count === 0 ? say('allDone') : intl.formatMessage(messages.toDo, { count })}
        </Text>
        <Text tone="secondary">{say(count === 0 ? 'allDoneBody' : 'toDoBody')}</Text>
      </Stack>
      <Section title={say('checks')}>
        <MoreList
          label={say('checks')}
          items={[
            {
              id: 'identity',
              label: say('identity'),
              icon: <IdentityIcon />,
              href: links.kyc(security),
              // No code is "not submitted" (DECISIONS 12).
              value: (
                <StatusTag {...statusTag(kycPresentation, user.realStatus ?? realNameStatus.notSubmitted)} />
              ),
            },
            {
              id: 'payPassword',
              label: say('payPassword'),
              hint: say('payPasswordHint'),
              icon: <KeyIcon />,
              href: links.paypwd(security),
              value: (
                <StatusTag
                  tone={user.hasPayPassword ? 'positive' : 'waiting'}
                  text={say(user.hasPayPassword ? 'isSet' : 'isNotSet')}
                />
              ),
            },
            {
              id: 'loginPassword',
              label: say('loginPassword'),
              hint: say('loginPasswordHint'),
              icon: <LockIcon />,
              href: routePaths.loginPassword,
              value: <StatusTag tone="positive" text={say('isSet')} />,
            },
            {
              id: 'email',
              label: say('email'),
              hint:
                user.email === null
                  ? say('noEmailHint')
                  : intl.formatMessage(messages.emailHint, { email: user.email }),
              icon: <MailIcon />,
              href: links.service('security'),
              value: (
                <StatusTag
                  tone={user.email === null ? 'waiting' : 'positive'}
                  text={say(user.email === null ? 'noEmail' : 'emailConfirmed')}
                />
              ),
            },
            {
              id: 'device',
              label: say('device'),
              hint: say('deviceHint'),
              icon: <HistoryIcon />,
              href: links.settings(),
              value: (
                <StatusTag
                  tone="neutral"
                  text={say(deviceDataIn(storage).length > 0 ? 'deviceKeeps' : 'deviceEmpty')}
                />
              ),
            },
          ]}
        />
      </Section>
      <DeviceLock />
      <Inline>
        <HelpLink topic="security" />
      </Inline>
    </Stack>
  );
}
