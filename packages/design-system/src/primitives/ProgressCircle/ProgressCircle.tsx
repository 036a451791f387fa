import type { CSSProperties, ReactNode } from 'react';
import type { ProgressProps } from '../ProgressBar/ProgressBar.tsx';
import { Ending, Part, Rest, Ring, Root, Words } from './ProgressCircle.styles.ts';

export interface ProgressCircleProps extends ProgressProps {
  /** 24, 44, 72 px. The words are inside from `m` on, until a tick or a cross says how it ended. */
  size?: 's' | 'm' | 'l' | undefined;
}

/** A tick and a cross, drawn in the ring’s own box: two icons would weigh more than the whole circle. */
const endings = {
  accent: undefined,
  positive: 'm12 18.5 4 4 8-8.5',
  negative: 'm13.5 13.5 9 9m0-9-9 9',
} as const;
/** In a box of 36, so that ring and half its line reach the edge. */
const radii = { s: 15.75, m: 16.75, l: 16.5 } as const;

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
  const ending = percent === null ? undefined : endings[tone];
  const radius = radii[size];
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
        <Rest cx="18" cy="18" r={radius} />
        <Part
          cx="18"
          cy="18"
          r={radius}
          pathLength={100}
          style={{ '--m-part': percent ?? 28, ...(percent === 0 && { opacity: 0 }) } as CSSProperties}
        />
        {ending !== undefined && <Ending d={ending} transform="rotate(90 18 18)" />}
      </Ring>
      {ending === undefined && size !== 's' && text !== undefined && <Words aria-hidden="true">{text}</Words>}
    </Root>
  );
}
