import { Banner, TextLink } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '#platform/links.ts';
import { messages } from './groups.messages.ts';

/** Nobody is signed in: says where this watchlist is, and what becomes of it. */
export function OnDevice(): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnTo();
  return (
    <Banner
      tone="info"
      title={intl.formatMessage(messages.onDevice)}
      action={<TextLink href={links.login(returnTo)}>{intl.formatMessage(messages.signIn)}</TextLink>}
    >
      {intl.formatMessage(messages.onDeviceBody)}
    </Banner>
  );
}
