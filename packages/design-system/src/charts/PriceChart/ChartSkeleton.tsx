import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/* After the 200 ms in which most answers arrive; before that the room is kept, empty. */
const Shape = styled.output`
  flex: 1;
  display: grid;
  grid-template-rows: 20px 1fr;
  gap: var(--m-space-4);
  min-block-size: 0;
  padding-block-end: 24px;
  animation: m-chart-wait 1600ms ease-in-out 200ms infinite both;

  @keyframes m-chart-wait {
    0% {
      opacity: 0;
    }
    25%,
    100% {
      opacity: 1;
    }
    62% {
      opacity: 0.55;
    }
  }
  & > span {
    inline-size: 168px;
    border-radius: var(--m-radius-s);
    background: var(--m-surface-skeleton);
  }
  & > svg {
    inline-size: 100%;
    block-size: 100%;
    fill: var(--m-surface-skeleton);
  }
`;

/** The outline of a price under way: the shape of what comes, saying nothing about it. */
export function ChartSkeleton({ label }: { label: string }): ReactNode {
  return (
    <Shape aria-label={label}>
      <span />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0,72 C8,66 12,70 19,60 S31,50 38,55 S50,62 57,46 S69,30 76,36 S90,30 100,18 V100 H0 Z" />
      </svg>
    </Shape>
  );
}
