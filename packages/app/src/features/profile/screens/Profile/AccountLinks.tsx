import { realNameStatus } from '@meridian/api';
import {
  BellIcon,
  CardIcon,
  IdentityIcon,
  KeyIcon,
  LockIcon,
  MoreList,
  Section,
  ShareIcon,
  StatusTag,
  SupportIcon,
} from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { missing } from '#platform/words/format.ts';
import { links, routePaths } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { kycPresentation } from '#presentation/status/kyc.messages.ts';
import { useStatusTag } from '#presentation/status/status.ts';
import { messages } from './Profile.messages.ts';

/** Everything about the person and the account, with its status. */
export function AccountLinks(): ReactNode {
  const intl = useIntl();
  const { user } = useSession();
  const statusTag = useStatusTag();
  // No code is "not submitted" (DECISIONS 12); nothing is said before the user is known.
  const kyc =
    user === null
      ? ({ tone: 'neutral', text: missing } as const)
      : statusTag(kycPresentation, user.realStatus ?? realNameStatus.notSubmitted);
  const payPassword =
    user === null
      ? ({ tone: 'neutral', text: missing } as const)
      : ({
          tone: user.hasPayPassword ? 'positive' : 'waiting',
          text: intl.formatMessage(user.hasPayPassword ? messages.isSet : messages.isNotSet),
        } as const);
  const title = intl.formatMessage(messages.account);
  const unreadCount = user?.unreadCount ?? 0;
  return (
    <Section title={title}>
      <MoreList
        label={title}
        items={[
          {
            id: 'kyc',
            label: intl.formatMessage(messages.kyc),
            icon: <IdentityIcon />,
            href: links.kyc(),
            value: <StatusTag {...kyc} />,
          },
          {
            id: 'payPassword',
            label: intl.formatMessage(messages.payPassword),
            icon: <KeyIcon />,
            href: links.paypwd(),
            value: <StatusTag {...payPassword} />,
          },
          {
            id: 'cards',
            label: intl.formatMessage(messages.cards),
            icon: <CardIcon />,
            href: routePaths.cards,
          },
          {
            id: 'security',
            label: intl.formatMessage(messages.security),
            icon: <LockIcon />,
            href: routePaths.security,
          },
          {
            id: 'inbox',
            label: intl.formatMessage(messages.inbox),
            icon: <BellIcon />,
            href: routePaths.notices,
            ...(unreadCount > 0 && { value: intl.formatMessage(messages.unread, { count: unreadCount }) }),
          },
          {
            id: 'service',
            label: intl.formatMessage(messages.service),
            icon: <SupportIcon />,
            href: links.service(),
          },
          {
            id: 'share',
            label: intl.formatMessage(messages.share),
            icon: <ShareIcon />,
            href: routePaths.share,
          },
        ]}
      />
    </Section>
  );
}
