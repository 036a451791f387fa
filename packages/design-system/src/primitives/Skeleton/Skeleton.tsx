import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../Text/Text.tsx';
import { Lines, Root, Row, Shape } from './Skeleton.styles.ts';

export interface SkeletonProps {
  /** The shape of what is coming; `row`: one of a list, at the density here. */
  shape: 'text' | 'row' | 'block' | 'circle';
  /** CSS lengths; the shape's own when left out. They size text, block and circle. */
  width?: string | undefined;
  height?: string | undefined;
  /** How many of them below one another. */
  count?: number | undefined;
  /** Said to screen readers; give it to one skeleton of a screen. */
  label?: string | undefined;
}

function One({ shape }: Pick<SkeletonProps, 'shape'>): ReactNode {
  if (shape === 'row') {
    return (
      <Row>
        <Shape data-shape="circle" />
        <Lines>
          <Shape data-shape="text" style={{ '--m-width': '34%' }} />
          <Shape data-shape="text" style={{ '--m-width': '52%' }} />
        </Lines>
        <Shape data-shape="text" style={{ '--m-width': '72px' }} />
      </Row>
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
