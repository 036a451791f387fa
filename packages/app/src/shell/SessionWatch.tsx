import { useToast } from '@meridian/design-system';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { links, useReturnTo } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import type { KeyValueStorage } from '#platform/ports/ports.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { messages } from './shell.messages.ts';

/** Its code comes to who has left a picture that did not arrive; without a network at a later visit. */
async function dropLeftPictures(storage: KeyValueStorage): Promise<void> {
  if (storage.get(storageKeys.leftShelves) === null) return;
  const code = await import('#platform/ports-browser-pictures.ts').catch(() => null);
  await code?.dropAllPictures(storage);
}

/**
 * Leads on when a session ends: after a choice to leave, to sign-in (spec §2); after the server's 401 or 403, there with
 * a message and the way back, drafts kept (spec §4, DECISIONS 15).
 */
export function SessionWatch(): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const here = useReturnTo();
  const { session, storage, calls } = usePorts();
  const { pathname } = useLocation();
  useEffect(() => calls.visit(pathname), [calls, pathname]);

  const onEnd = (): void => {
    const { endedBy } = session;
    if (endedBy === 'expired' || endedBy === 'passwordChanged') {
      const isNewPassword = endedBy === 'passwordChanged';
      toast.show({
        tone: 'waiting',
        title: intl.formatMessage(messages.sessionExpired),
        description: intl.formatMessage(
          isNewPassword ? messages.passwordChangedBody : messages.sessionExpiredBody,
        ),
      });
      void navigate(links.login(here), { replace: true });
    } else {
      void navigate(links.login(), { replace: true });
    }
  };
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
  });

  useEffect(() => {
    let wasSignedIn = session.isSignedIn;
    void dropLeftPictures(storage);
    // It may have ended before the first picture: the live feed knows an expired token at once.
    if (!wasSignedIn && session.endedBy !== null) latestOnEnd.current();
    return session.subscribe(() => {
      if (wasSignedIn && !session.isSignedIn) latestOnEnd.current();
      wasSignedIn = session.isSignedIn;
      void dropLeftPictures(storage);
    });
  }, [session, storage]);

  return null;
}
