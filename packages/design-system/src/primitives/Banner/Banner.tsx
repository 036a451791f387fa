import type { ReactNode } from 'react';
import { CloseIcon, FailureIcon, InfoIcon, SuccessIcon, WaitingIcon, type Icon } from '#icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Body, Root, Title, Words } from './Banner.styles.ts';

export type BannerTone = 'info' | 'waiting' | 'negative' | 'positive';

export interface BannerProps {
  /** What it means. `negative` failed or is refused, `waiting` goes on, `positive` is done, `info` is good to know. */
  tone: BannerTone;
  title: string;
  /** What follows from it, in a sentence. */
  children?: ReactNode;
  /** One small button or link: the next sensible step. */
  action?: ReactNode;
  /** With it the banner can be put away; the caller removes it. Only what one has read may go, never what still binds. */
  onClose?: (() => void) | undefined;
  /** Name of the cross: "Dismiss". Needed with `onClose`. */
  closeLabel?: string | undefined;
  /** Appears while the person is at work: it is announced. Off for what is there from the start. */
  isLive?: boolean | undefined;
  /** What it speaks of comes right below it, where nothing else keeps a distance. */
  isAbove?: boolean | undefined;
}

const icons: Record<BannerTone, Icon> = {
  info: InfoIcon,
  waiting: WaitingIcon,
  negative: FailureIcon,
  positive: SuccessIcon,
};

/** Something about this screen that a person should know before going on. */
export function Banner({
  tone,
  title,
  children,
  action,
  onClose,
  closeLabel,
  isLive = false,
  isAbove = false,
}: BannerProps): ReactNode {
  const ToneIcon = icons[tone];
  const role = tone === 'negative' ? 'alert' : 'status';
  return (
    <Root data-tone={tone} data-above={isAbove || undefined} role={isLive ? role : undefined}>
      <ToneIcon aria-hidden="true" />
      <Words>
        <div>
          <Title>{title}</Title>
          {children !== undefined && children !== null && <Body>{children}</Body>}
        </div>
        {action}
      </Words>
      {onClose && <IconButton label={closeLabel ?? title} icon={<CloseIcon />} onPress={onClose} />}
    </Root>
  );
}
