import { Button, ConfirmDialog, LogOutIcon } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '#platform/ports/use-ports.ts';
import { messages } from './Profile.messages.ts';

/** Leaves after a question. The shell then leads to sign-in (spec §2). */
export function SignOut(): ReactNode {
  const intl = useIntl();
  const { signOut } = useSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button isFullWidth onPress={() => setAsking(true)}>
        <LogOutIcon aria-hidden="true" />
        {intl.formatMessage(messages.signOut)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={intl.formatMessage(messages.signOutTitle)}
        body={intl.formatMessage(messages.signOutBody)}
        confirmLabel={intl.formatMessage(messages.signOut)}
        cancelLabel={intl.formatMessage(messages.stay)}
        tone="danger"
        onConfirm={() => signOut('user')}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
