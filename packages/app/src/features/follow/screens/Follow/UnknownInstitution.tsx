import { Button, EmptyState } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { followLinks } from '#platform/address/follow-links.ts';
import { messages } from './Follow.messages.ts';

/** An address whose institution the brokerage does not list. */
export function UnknownInstitution(): ReactNode {
  const intl = useIntl();
  return (
    <EmptyState
      title={intl.formatMessage(messages.unknownTitle)}
      body={intl.formatMessage(messages.unknownBody)}
      action={<Button href={followLinks.list()}>{intl.formatMessage(messages.toList)}</Button>}
    />
  );
}
