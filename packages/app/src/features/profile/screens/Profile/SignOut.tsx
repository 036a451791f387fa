import { Button, LogOutIcon } from '@meridian/design-system';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSession } from '../../../../platform/provider.tsx';
import { messages } from './Profile.messages.ts';

const ConfirmDialog = lazy(() => import('@meridian/design-system').then((door) => ({ default: door.ConfirmDialog })));

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
      {isAsking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen
            title={intl.formatMessage(messages.signOutTitle)}
            body={intl.formatMessage(messages.signOutBody)}
            confirmLabel={intl.formatMessage(messages.signOut)}
            cancelLabel={intl.formatMessage(messages.stay)}
            tone="danger"
            onConfirm={() => signOut('user')}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
