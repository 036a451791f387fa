import type { ReactNode } from 'react';
import { VisuallyHidden } from '../Text/Text.tsx';
import { Anchor, Mark } from './Badge.styles.ts';

export interface BadgeProps {
  /** How many. 0 shows nothing; above `max` it is `99+`. Leave out for a dot: there is something. */
  count?: number | undefined;
  /** Most that is written out: 99 by default. */
  max?: number | undefined;
  /** `negative` where something needs the person; `neutral` for a plain number. */
  tone?: 'accent' | 'negative' | 'neutral' | undefined;
  /** Heard instead of the figure: "3 unread notices". Say the true number, also above `max`. */
  srText: string;
  /** What it marks. Without it the badge is part of the line. */
  children?: ReactNode;
}

/** How many things wait behind a control. */
export function Badge({ count, max = 99, tone = 'accent', srText, children }: BadgeProps): ReactNode {
  const isDot = count === undefined;
  const mark =
    count === 0 ? null : (
      <Mark data-tone={tone} data-dot={isDot || undefined}>
        {!isDot && <span aria-hidden="true">{count > max ? `${max}+` : count}</span>}
        <VisuallyHidden>{srText}</VisuallyHidden>
      </Mark>
    );
  if (children === undefined) return mark;
  return (
    <Anchor>
      {children}
      {mark}
    </Anchor>
  );
}
