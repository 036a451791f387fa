import { useId, type ReactNode, type Ref } from 'react';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { Surface } from './PlotSurface.styles.ts';
import type { ChartReading } from './useChartReading.ts';

export interface PlotSurfaceProps {
  /** The chart's name again: it is heard on focus. */
  label: string;
  /** How to read it by keyboard, heard after the name: "Arrow keys move the reading, Home and End go to its ends." */
  instructions: string;
  /** Least height in px: the stage's without what is above the plot. */
  height: number;
  /** Which point is read, and how a finger, the pointer and the keys move it. */
  reading: ChartReading;
  /** What is being read as a sentence: "+$120.00, 16 November". Spoken only when keys moved the reading. */
  spoken: string;
  /** The measured box: give it to `useWidth`. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Layers of the plot, `position: absolute`, all `aria-hidden`: listeners have the sentence and the table. */
  children: ReactNode;
}

/** Where a chart is read: one stop for the Tab key, a finger's slide sideways, the mouse. */
export function PlotSurface(props: PlotSurfaceProps): ReactNode {
  const { label, instructions, height, reading, spoken, ref, children } = props;
  const description = useId();
  return (
    <>
      <Surface
        ref={ref}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby={description}
        style={{ minBlockSize: height }}
        {...reading.handlers}
      >
        {children}
      </Surface>
      <VisuallyHidden>
        <span id={description}>{instructions}</span>
        <span aria-live="polite" aria-atomic="true">
          {reading.isSpoken ? spoken : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}
