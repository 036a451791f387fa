import { Button, EmptyState } from '@meridian/design-system';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '../platform/links.ts';
import { ScreenFrame } from '../presentation/ScreenFrame.tsx';
import { messages } from './shell.messages.ts';

/** An address the app has no screen for (spec §8: "The URL does not exist"). */
export function NotFound(): ReactNode {
  const intl = useIntl();
  const address = useReturnTo();
  const title = intl.formatMessage(messages.notFoundTitle);
  useEffect(() => {
    document.title = intl.formatMessage(messages.windowTitle, { title });
  }, [intl, title]);
  return (
    <ScreenFrame title={title} hasBack>
      <EmptyState
        title={title}
        body={intl.formatMessage(messages.notFoundBody, { address })}
        action={
          <Button tone="primary" href={links.home()}>
            {intl.formatMessage(messages.toHome)}
          </Button>
        }
      />
    </ScreenFrame>
  );
}
