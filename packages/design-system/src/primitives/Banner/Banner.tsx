import type { ReactNode } from 'react';
import { FailureIcon, InfoIcon, SuccessIcon, WaitingIcon, type Icon } from '../../icons/index.ts';
import { Body, Root, Title, Words } from './Banner.styles.ts';

export type BannerTone = 'info' | 'waiting' | 'negative' | 'positive';

export interface BannerProps {
  tone: BannerTone;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Appears while the person is at work: screen readers are told. Off for what stands there from the start. */
  isLive?: boolean | undefined;
}

const icons: Record<BannerTone, Icon> = {
  info: InfoIcon,
  waiting: WaitingIcon,
  negative: FailureIcon,
  positive: SuccessIcon,
};

/** Something about this screen that a person should know before going on. */
export function Banner({ tone, title, children, action, isLive = false }: BannerProps): ReactNode {
  const ToneIcon = icons[tone];
  const role = tone === 'negative' ? 'alert' : 'status';
  return (
    <Root data-tone={tone} role={isLive ? role : undefined}>
      <ToneIcon aria-hidden="true" />
      <Words>
        <div>
          <Title>{title}</Title>
          {children !== undefined && children !== null && <Body>{children}</Body>}
        </div>
        {action}
      </Words>
    </Root>
  );
}
