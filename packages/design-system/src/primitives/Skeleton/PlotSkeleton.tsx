import type { CSSProperties, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Root } from './Skeleton.styles.ts';

const Chart = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: var(--m-height);
  color: var(--m-surface-skeleton);
  animation: m-breathe 1600ms ease-in-out infinite alternate;
  & path {
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    vector-effect: non-scaling-stroke;
  }
`;

export interface PlotSkeletonProps {
  /** CSS length: of the chart and what is below it. */
  height: string;
}

/** Holds the place of a chart that is being fetched: a faint line, whose form says nothing. */
export function PlotSkeleton({ height }: PlotSkeletonProps): ReactNode {
  return (
    <Root style={{ '--m-height': height } as CSSProperties} aria-hidden="true">
      <Chart viewBox="0 0 100 40" preserveAspectRatio="none">
        <path d="M0 30 C12 28 16 18 26 20 S40 31 50 24 S64 8 74 12 S90 20 100 10" />
      </Chart>
    </Root>
  );
}
