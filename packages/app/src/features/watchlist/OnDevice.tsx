import { Banner, TextLink } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { messages } from './groups.messages.ts';

/** Nobody is signed in: says where this watchlist is, and what becomes of it. */
export function OnDevice(): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnTo();
  const isKept = usePorts().storage.isKept(storageKeys.watchedHere);
  return (
    <Banner
      tone={isKept ? 'info' : 'waiting'}
      title={intl.formatMessage(isKept ? messages.onDevice : messages.onPage)}
      action={<TextLink href={links.login(returnTo)}>{intl.formatMessage(messages.signIn)}</TextLink>}
    >
      {intl.formatMessage(isKept ? messages.onDeviceBody : messages.onPageBody)}
    </Banner>
  );
}
