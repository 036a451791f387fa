import { Banner, Button } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './Manage.messages.ts';

export interface UndoBannerProps {
  /** What was taken away. */
  readonly title: string;
  onUndo(): void;
}

/** The way back stays on the screen; the notice that says the same goes by itself. */
export function UndoBanner({ title, onUndo }: UndoBannerProps): ReactNode {
  const intl = useIntl();
  return (
    <Banner
      tone="info"
      isLive
      title={title}
      action={
        <Button tone="quiet" size="s" onPress={onUndo}>
          {intl.formatMessage(messages.undo)}
        </Button>
      }
    />
  );
}
