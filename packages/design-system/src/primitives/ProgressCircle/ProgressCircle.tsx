import type { CSSProperties, ReactNode } from 'react';
import type { ProgressProps } from '../ProgressBar/ProgressBar.tsx';
import { Part, Rest, Ring, Root, Words } from './ProgressCircle.styles.ts';

export interface ProgressCircleProps extends ProgressProps {
  /** 24, 44, 72 px. The words stand inside from `m` on. */
  size?: 's' | 'm' | 'l' | undefined;
}

/** A progress bar where there is no room for a line: on a picture, in a row. */
export function ProgressCircle({
  label,
  value,
  valueText,
  tone = 'accent',
  size = 'm',
}: ProgressCircleProps): ReactNode {
  const percent = value === null ? null : Math.min(1, Math.max(0, value)) * 100;
  const text = percent === null ? undefined : valueText;
  return (
    <Root
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent === null ? undefined : Math.round(percent)}
      aria-valuetext={text}
      data-size={size}
      data-tone={tone}
      data-unknown={percent === null || undefined}
    >
      <Ring viewBox="0 0 36 36" aria-hidden="true">
        <Rest cx="18" cy="18" r="16" />
        <Part
          cx="18"
          cy="18"
          r="16"
          pathLength={100}
          style={{ '--m-part': percent ?? 28, ...(percent === 0 && { opacity: 0 }) } as CSSProperties}
        />
      </Ring>
      {size !== 's' && text !== undefined && <Words aria-hidden="true">{text}</Words>}
    </Root>
  );
}
