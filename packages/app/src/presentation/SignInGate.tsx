import { Button, EmptyState, LockIcon } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '#platform/address/links.ts';
import { messages } from './SignInGate.messages.ts';

/** Shown where only a signed-in user sees something, and leads back here afterwards (DECISIONS 15). */
export function SignInGate({ title, body }: { title?: string; body?: ReactNode }): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnTo();
  return (
    <EmptyState
      icon={<LockIcon />}
      title={title ?? intl.formatMessage(messages.signInTitle)}
      body={body ?? intl.formatMessage(messages.signInBody)}
      action={
        <Button tone="primary" href={links.login(returnTo)}>
          {intl.formatMessage(messages.signIn)}
        </Button>
      }
    />
  );
}
