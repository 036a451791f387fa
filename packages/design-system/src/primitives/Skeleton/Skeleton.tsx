import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../Text/Text.tsx';
import { Card, Chart, Lines, Root, Row, Shape } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** The shape of what is coming; `quote`: a `QuoteRow`. */
  shape: 'text' | 'row' | 'quote' | 'card' | 'block' | 'circle' | 'chart';
  /** CSS lengths; the shape's own when left out. They size text, block, circle and chart. */
  width?: string | undefined;
  height?: string | undefined;
  /** How many of them below one another. */
  count?: number | undefined;
  /** Said to screen readers; give it to one skeleton of a screen. */
  label?: string | undefined;
}

function One({ shape }: Pick<SkeletonProps, 'shape'>): ReactNode {
  if (shape === 'row' || shape === 'quote') {
    return (
      <Row data-shape={shape}>
        <Shape data-shape="circle" />
        <Lines>
          <Shape data-shape="text" style={{ '--m-width': '34%' }} />
          <Shape data-shape="text" style={{ '--m-width': '52%' }} />
        </Lines>
        <Shape data-shape="text" style={{ '--m-width': '72px', '--m-height': '1.1em' }} />
      </Row>
    );
  }
  if (shape === 'card') {
    return (
      <Card>
        <Shape data-shape="text" style={{ '--m-width': '48%' }} />
        <Shape data-shape="text" />
        <Shape data-shape="text" style={{ '--m-width': '72%' }} />
      </Card>
    );
  }
  if (shape === 'chart') {
    return (
      <Chart viewBox="0 0 100 40" preserveAspectRatio="none">
        <path d="M0 30 C12 28 16 18 26 20 S40 31 50 24 S64 8 74 12 S90 20 100 10" />
      </Chart>
    );
  }
  return <Shape data-shape={shape} />;
}

/** Holds the place of what is being fetched, from 200 ms on, so that nothing moves when it comes. */
export function Skeleton({ shape, width, height, count = 1, label }: SkeletonProps): ReactNode {
  const style = {
    ...(width !== undefined && { '--m-width': width }),
    ...(height !== undefined && { '--m-height': height }),
  } as CSSProperties;
  return (
    <Root style={style}>
      {label !== undefined && (
        <output>
          <VisuallyHidden>{label}</VisuallyHidden>
        </output>
      )}
      <div aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <One key={index} shape={shape} />
        ))}
      </div>
    </Root>
  );
}
