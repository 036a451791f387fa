import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { RouterLink } from '#theme/LinkProvider.tsx';

const Root = styled(RouterLink)`
  position: relative;
  border-radius: 2px;
  color: var(--m-text-accent);
  font-weight: var(--m-weight-medium);
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);

  &:hover {
    text-decoration-color: currentColor;
  }
  /* A finger's height, without moving its line. */
  &[data-alone]::after {
    content: '';
    position: absolute;
    inset: -12px -8px;
  }
  &[data-alone] {
    font-size: var(--m-type-14);
    text-decoration-color: transparent;
  }
`;

export interface TextLinkProps {
  href: string;
  /** Used by itself (beside a title), not in a sentence: 44 px target and no underline until pointed at. */
  isStandalone?: boolean | undefined;
  children: ReactNode;
}

/** A link in words. */
export function TextLink({ href, isStandalone = false, children }: TextLinkProps): ReactNode {
  return (
    <Root href={href} data-alone={isStandalone || undefined}>
      {children}
    </Root>
  );
}
