import { Banner, Button } from '@meridian/design-system';
import type { ReactNode } from 'react';

export interface UndoBannerProps {
  /** What was taken away. */
  readonly title: string;
  readonly undoLabel: string;
  onUndo(): void;
}

/** The way back stays on the screen; the notice that says the same goes by itself. */
export function UndoBanner({ title, undoLabel, onUndo }: UndoBannerProps): ReactNode {
  return (
    <Banner
      tone="info"
      isLive
      title={title}
      action={
        <Button tone="quiet" size="s" onPress={onUndo}>
          {undoLabel}
        </Button>
      }
    />
  );
}
