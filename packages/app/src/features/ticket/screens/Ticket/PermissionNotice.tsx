import { Banner, Button, type BannerProps } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Application, ApplicationPhase } from '#domain/application.ts';
import { useReturnTo, withQuery } from '#platform/address/links.ts';
import type { Message } from '#platform/words/messages.ts';
import { CouldNotLoad } from '#presentation/CouldNotLoad.tsx';
import type { Permission } from '#presentation/permission/usePermission.ts';
import { permissionMessages as messages } from './permission.messages.ts';

interface Notice {
  readonly tone: BannerProps['tone'];
  readonly title: Message;
  readonly body: Message;
  readonly way: Message;
}

const notices: Readonly<Record<Exclude<ApplicationPhase, 'approved'>, Notice>> = {
  notApplied: {
    tone: 'info',
    title: messages.notAppliedTitle,
    body: messages.notAppliedBody,
    way: messages.apply,
  },
  underReview: {
    tone: 'waiting',
    title: messages.underReviewTitle,
    body: messages.underReviewBody,
    way: messages.seeStatus,
  },
  refused: {
    tone: 'negative',
    title: messages.refusedTitle,
    body: messages.refusedBody,
    way: messages.applyAgain,
  },
  unknown: {
    tone: 'waiting',
    title: messages.unknownTitle,
    body: messages.unknownBody,
    way: messages.seeStatus,
  },
};

/** Before anything is typed: what is missing before an order can be sent, and the way there and back. What is typed is kept. */
export function PermissionNotice({ permission }: { permission: Permission }): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnTo();
  const { path, application, hasFailed, reload } = permission;
  if (path === null) return null;
  if (hasFailed)
    return (
      <CouldNotLoad
        what={intl.formatMessage(messages.what)}
        stillTrue={intl.formatMessage(messages.brokerageChecks)}
        onRetry={reload}
      />
    );
  if (application === null || application.phase === 'approved') return null;
  const { tone, title, body, way } = notices[application.phase];
  return (
    <Banner
      tone={tone}
      title={intl.formatMessage(application.isLate ? messages.lateTitle : title)}
      action={
        <Button size="s" href={withQuery(path, { returnTo })}>
          {intl.formatMessage(way)}
        </Button>
      }
    >
      {reasonOf(application) ?? intl.formatMessage(body)}
    </Banner>
  );
}

const reasonOf = ({ reason }: Application): string | null => reason;
