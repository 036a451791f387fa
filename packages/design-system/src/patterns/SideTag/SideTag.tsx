import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  display: inline-block;
  padding: 2px 8px;
  border-radius: var(--m-radius-s);
  background: var(--m-surface-pressed);
  color: var(--m-text-secondary);
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-medium);
  line-height: 1.5;
`;

export interface SideTagProps {
  /** "Long", "Sell short". */
  text: string;
}

/** Which way a trade goes. Without colour: those of the price would say what it did, which a side does not know. */
export function SideTag({ text }: SideTagProps): ReactNode {
  return <Root>{text}</Root>;
}
