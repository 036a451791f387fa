import { Button, EmptyState, NotBuiltIcon } from '@meridian/design-system';
import { use, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links } from '#platform/address/links.ts';
import { ScreenContext } from '#presentation/screen-context.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { messages } from './NotBuilt.messages.ts';

/** Names the screen that will be here, and leads on. */
export default function NotBuiltScreen(): ReactNode {
  const intl = useIntl();
  const { routeTitle } = use(ScreenContext);
  const name = routeTitle || intl.formatMessage(messages.name);
  return (
    <ScreenFrame title={name} hasBack>
      <EmptyState
        icon={<NotBuiltIcon />}
        title={intl.formatMessage(messages.title, { name })}
        body={intl.formatMessage(messages.body)}
        action={
          <Button tone="primary" href={links.home()}>
            {intl.formatMessage(messages.toHome)}
          </Button>
        }
      />
    </ScreenFrame>
  );
}
