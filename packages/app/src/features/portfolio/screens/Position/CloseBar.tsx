import { tradeTab, type Decimal, type Position } from '@meridian/api';
import { Banner, Button, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { isPositive } from '#domain/money.ts';
import { links } from '#platform/links.ts';
import { messages } from './Position.messages.ts';

/** The way out, in reach of the thumb; where closing orders have claimed everything, the way to them. */
export function CloseBar({ position, closable }: { position: Position; closable: Decimal }): ReactNode {
  const intl = useIntl();
  if (isPositive(closable)) {
    return (
      <Button tone="primary" size="l" isFullWidth href={links.close(position)}>
        {intl.formatMessage(messages.close)}
      </Button>
    );
  }
  return (
    <Stack gap={3}>
      <Banner tone="waiting" title={intl.formatMessage(messages.closing)}>
        {intl.formatMessage(messages.closingBody)}
      </Banner>
      <Button size="l" isFullWidth href={links.trade(tradeTab.entrusted)}>
        {intl.formatMessage(messages.seeOrders)}
      </Button>
    </Stack>
  );
}
