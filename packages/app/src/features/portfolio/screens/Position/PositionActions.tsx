import type { Position } from '@meridian/api';
import { Button, Inline } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { closableClass, useAssetClasses } from '#asset-classes/registry.ts';
import { isKnownDirection } from '#domain/profit.ts';
import { links } from '#platform/address/links.ts';
import { useHasPassed } from '#platform/ports/use-countdown.ts';
import { messages } from './Position.messages.ts';

/** What can be done with an open position besides closing it. Nothing for a contract that has ended. */
export function PositionActions({ position }: { position: Position }): ReactNode {
  const intl = useIntl();
  const hasEnded = useHasPassed(position.lastTradeTimestamp);
  const assetClass = closableClass(useAssetClasses().of(position.source));
  if (hasEnded || assetClass === undefined || position.closeTimeTimestamp !== null) return null;
  return (
    <Inline gap={2} isWrapping>
      {assetClass.ticket !== undefined && isKnownDirection(position.direction) && (
        <Button href={links.addTo(position, position.direction)}>{intl.formatMessage(messages.addTo)}</Button>
      )}
      <Button href={links.margin(position)}>{intl.formatMessage(messages.margin)}</Button>
    </Inline>
  );
}
