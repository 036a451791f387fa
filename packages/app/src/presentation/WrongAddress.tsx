import { Button, EmptyState } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { AssetClassDefinition } from '#asset-classes/definition.ts';
import { links } from '#platform/links.ts';
import { messages } from './WrongAddress.messages.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

/** An address whose instrument is of another class than its screen: nothing is shown for it, the list is offered. */
export function WrongAddress({ assetClass }: { assetClass: AssetClassDefinition }): ReactNode {
  const intl = useIntl();
  const { paths, labelMessage } = assetClass;
  return (
    <ScreenFrame title={intl.formatMessage(labelMessage)} hasBack>
      <EmptyState
        title={intl.formatMessage(messages.wrongAddressTitle)}
        body={intl.formatMessage(messages.wrongAddressBody)}
        action={
          <Button href={paths.list ?? links.markets()}>
            {intl.formatMessage(messages.wrongAddressAction)}
          </Button>
        }
      />
    </ScreenFrame>
  );
}
