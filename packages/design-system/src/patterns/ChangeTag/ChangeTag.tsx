import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import type { Trend } from '../Price/Price.tsx';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-inline-size: 100%;
  overflow-wrap: anywhere;
  font-size: var(--m-type-14);
  font-weight: var(--m-weight-medium);
  font-variant-numeric: tabular-nums;
  line-height: var(--m-leading-number);
  color: var(--m-trend-flat-text);

  &[data-trend='up'] {
    color: var(--m-trend-up-text);
  }
  &[data-trend='down'] {
    color: var(--m-trend-down-text);
  }
  /* Too old to be red or green. */
  &[data-stale][data-trend] {
    color: var(--m-text-tertiary);
  }
  &[data-size='s'] {
    font-size: var(--m-type-12);
  }
  &[data-size='l'] {
    font-size: var(--m-type-16);
  }
`;

/* The direction's shape: with the sign it says what the colour says. */
const Arrow = styled.svg`
  flex: none;
  inline-size: 0.55em;
  block-size: 0.55em;
  fill: currentColor;
  [data-trend='down'] > & {
    rotate: 180deg;
  }
`;

export interface ChangeTagProps {
  /** Formatted with its sign: `+1.24 (+0.63%)`, a true minus for a fall. */
  text: string;
  trend: Trend;
  /** 12, 14, 16 px. */
  size?: 's' | 'm' | 'l' | undefined;
  /** In a narrow column: the sign alone says the direction. */
  isPlain?: boolean | undefined;
  /** Of a price too old to be relied on: dimmed with it. */
  isStale?: boolean | undefined;
  /** Said instead of the text: "up 1.24 dollars". */
  srText?: string | undefined;
}

/** How far a price moved: sign, arrow and colour together. */
export function ChangeTag(props: ChangeTagProps): ReactNode {
  const { text, trend, size = 'm', isPlain = false, isStale = false, srText } = props;
  return (
    <Root data-trend={trend} data-size={size} data-stale={isStale || undefined}>
      {trend !== 'flat' && !isPlain && (
        <Arrow viewBox="0 0 10 10" aria-hidden="true">
          <path d="M5 1.2 9.6 9H.4Z" />
        </Arrow>
      )}
      {srText === undefined ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <VisuallyHidden>{srText}</VisuallyHidden>
        </>
      )}
    </Root>
  );
}
