import type { ReactNode } from 'react';
import { Hidden, Root } from './Text.styles.ts';

export interface TextProps {
  /** Its element, for the outline and the sense of it; the look stays. `p` by default. */
  as?: 'p' | 'span' | 'h2' | 'h3' | 'h4' | 'strong' | 'time' | undefined;
  /** 12, 14, 16, 20, 28 px. */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl' | undefined;
  tone?: 'primary' | 'secondary' | 'tertiary' | 'accent' | undefined;
  /** Semibold, for what the eye should find first. */
  isStrong?: boolean | undefined;
  /** Digits of one width, so that a figure does not jump when it changes. */
  isNumeric?: boolean | undefined;
  id?: string | undefined;
  children: ReactNode;
}

/** Words on the type scale. */
export function Text({
  as = 'p',
  size = 'm',
  tone = 'primary',
  isStrong = false,
  isNumeric = false,
  id,
  children,
}: TextProps): ReactNode {
  return (
    <Root
      as={as}
      id={id}
      data-size={size}
      data-tone={tone}
      data-strong={isStrong || undefined}
      data-numeric={isNumeric || undefined}
    >
      {children}
    </Root>
  );
}

/** Heard, not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }): ReactNode {
  return <Hidden>{children}</Hidden>;
}
