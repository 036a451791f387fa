import type { ReactNode } from 'react';
import { Skeleton } from '#primitives/Skeleton/Skeleton.tsx';
import { Root, Waiting } from './PageFrame.styles.ts';

export interface PageFrameProps {
  /** Address of the page. The caller has looked at it: it is loaded as it is. */
  src: string;
  /** Names the frame for screen readers: what the page is, or whose. */
  title: string;
  /** The page has not come yet: its room is kept, and what has come of it is not shown. */
  isAwaited: boolean;
  /** Said while it is awaited: "Loading help.meridian.example". */
  awaitedLabel: string;
  /** Something came: the page, or the browser's own sign that it did not. */
  onLoad: () => void;
}

/**
 * Somebody else's page inside the app. It may run its own scripts and forms, and nothing more: it reads nothing of this
 * site, opens no window, does not move this page, and does not learn the address of this page.
 */
export function PageFrame({ src, title, isAwaited, awaitedLabel, onLoad }: PageFrameProps): ReactNode {
  return (
    <Root data-awaited={isAwaited || undefined}>
      <iframe
        src={src}
        title={title}
        sandbox="allow-scripts allow-forms"
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      {isAwaited && (
        <Waiting>
          <Skeleton shape="text" count={8} label={awaitedLabel} />
        </Waiting>
      )}
    </Root>
  );
}
