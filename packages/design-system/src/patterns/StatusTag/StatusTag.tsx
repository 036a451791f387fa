import type { ReactNode } from 'react';
import {
  CheckIcon,
  CloseIcon,
  EndedIcon,
  InfoIcon,
  UpcomingIcon,
  WaitingIcon,
  WarningIcon,
  type Icon,
} from '#icons/index.ts';
import { Root } from './StatusTag.styles.ts';

/**
 * What a state means for the person. `waiting`: it goes on by itself. `attention`: it goes on only if they do something.
 * `positive`: it ended well. `negative`: it ended badly. `info`: a fact, or something they can do. `upcoming`: on its day,
 * and nothing to do until then. `neutral`: over, and nothing more to say.
 */
export type StatusTone = 'neutral' | 'upcoming' | 'waiting' | 'attention' | 'positive' | 'negative' | 'info';

export interface StatusTagProps {
  tone: StatusTone;
  text: string;
}

/** A shape for each tone, so that a list can be scanned without its colours. */
const marks: Record<StatusTone, Icon> = {
  neutral: EndedIcon,
  upcoming: UpcomingIcon,
  waiting: WaitingIcon,
  attention: WarningIcon,
  positive: CheckIcon,
  negative: CloseIcon,
  info: InfoIcon,
};

/** The state of a thing in one or two words. The word says it; shape and colour help to find it. */
export function StatusTag({ tone, text }: StatusTagProps): ReactNode {
  const Mark = marks[tone];
  return (
    <Root data-tone={tone}>
      <Mark aria-hidden="true" />
      <span>{text}</span>
    </Root>
  );
}
