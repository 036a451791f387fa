import { tradeTab, type Decimal, type Position } from '@meridian/api';
import { Banner, Button, ScreenFooter, Stack } from '@meridian/design-system';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AssetClassDefinition } from '#asset-classes/definition.ts';
import { closableClass, useAssetClasses } from '#asset-classes/registry.ts';
import { isPositive } from '#domain/money.ts';
import { links } from '#platform/address/links.ts';
import { useHasPassed } from '#platform/ports/use-countdown.ts';
import { ScreenContext } from '#presentation/screen-context.ts';
import { messages } from './Position.messages.ts';

/**
 * The way out, in reach of the thumb; where closing orders have claimed everything, the way to them; of a class that cannot be
 * closed here, that. None for a contract that has ended: it is settled by itself; nor beside the form that
 * closes it.
 */
export function CloseBar(props: { position: Position; closable: Decimal }): ReactNode {
  const hasEnded = useHasPassed(props.position.lastTradeTimestamp);
  const assetClass = useAssetClasses().of(props.position.source);
  const { hasAside = false } = use(ScreenContext);
  if (hasEnded || hasAside) return null;
  return (
    <ScreenFooter>
      {closableClass(assetClass) === undefined ? <NoWayOut assetClass={assetClass} /> : <WayOut {...props} />}
    </ScreenFooter>
  );
}

function NoWayOut({ assetClass }: { assetClass: AssetClassDefinition | undefined }): ReactNode {
  const intl = useIntl();
  const title =
    assetClass === undefined
      ? intl.formatMessage(messages.notClosable)
      : intl.formatMessage(messages.notClosableOf, { label: intl.formatMessage(assetClass.labelMessage) });
  return (
    <Banner tone="waiting" title={title}>
      {intl.formatMessage(messages.notClosableBody)}
    </Banner>
  );
}

function WayOut({ position, closable }: { position: Position; closable: Decimal }): ReactNode {
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
