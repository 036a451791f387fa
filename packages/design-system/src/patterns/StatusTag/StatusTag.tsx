import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 2px 8px;
  border-radius: var(--m-radius-s);
  font-size: var(--m-type-12);
  font-weight: var(--m-weight-medium);
  line-height: 1.5;
  background: var(--m-surface-pressed);
  color: var(--m-text-secondary);

  &[data-tone='waiting'] {
    background: var(--m-status-waiting-tint);
    color: var(--m-status-waiting);
  }
  &[data-tone='positive'] {
    background: var(--m-status-positive-tint);
    color: var(--m-status-positive);
  }
  &[data-tone='negative'] {
    background: var(--m-status-negative-tint);
    color: var(--m-status-negative);
  }
  &[data-tone='info'] {
    background: var(--m-status-info-tint);
    color: var(--m-status-info);
  }
`;

export interface StatusTagProps {
  tone: 'neutral' | 'waiting' | 'positive' | 'negative' | 'info';
  text: string;
}

/** The state of a thing in one or two words. The word says it; the colour only helps to find it. */
export function StatusTag({ tone, text }: StatusTagProps): ReactNode {
  return <Root data-tone={tone}>{text}</Root>;
}
