import { Button, EmptyState, Stack } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { AssetClassDefinition } from '#asset-classes/definition.ts';
import { parseInstrument } from '#platform/address/address-params.ts';
import { links } from '#platform/address/links.ts';
import { messages } from './WrongAddress.messages.ts';
import { ScreenFrame } from './ScreenFrame.tsx';

/** An address whose instrument is of another class than its screen: nothing is shown for it, the list is offered. */
export function WrongAddress({ assetClass }: { assetClass: AssetClassDefinition }): ReactNode {
  const intl = useIntl();
  const [query] = useSearchParams();
  const { paths, labelMessage } = assetClass;
  const { code } = parseInstrument(query, paths.source);
  return (
    <ScreenFrame title={intl.formatMessage(labelMessage)} hasBack>
      <EmptyState
        title={intl.formatMessage(messages.wrongAddressTitle)}
        body={intl.formatMessage(messages.wrongAddressBody)}
        action={
          <Stack gap={2}>
            {code !== '' && (
              <Button tone="primary" href={links.search(code)}>
                {intl.formatMessage(messages.wrongAddressSearch, { code })}
              </Button>
            )}
            <Button href={paths.list ?? links.markets()}>
              {intl.formatMessage(messages.wrongAddressAction)}
            </Button>
          </Stack>
        }
      />
    </ScreenFrame>
  );
}
