import { Banner, Text } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePorts } from '#platform/ports/context.ts';
import { isPolling, useLinkState } from '#platform/live/realtime.ts';
import { storageKeys } from '#platform/device/storage.ts';
import { messages } from './alerts.messages.ts';

/** How far alerts can be relied on: while the app is open, and while prices come by themselves. */
export function AlertNotes(): ReactNode {
  const intl = useIntl();
  const isKept = usePorts().storage.isKept(storageKeys.priceAlerts);
  const isCut = isPolling(useLinkState());
  return (
    <>
      {isCut && (
        <Banner tone="waiting" title={intl.formatMessage(messages.noFeed)}>
          {intl.formatMessage(messages.noFeedBody)}
        </Banner>
      )}
      <Text size="s" tone="secondary">
        {intl.formatMessage(isKept ? messages.whileOpen : messages.whilePageIsOpen)}
      </Text>
    </>
  );
}
