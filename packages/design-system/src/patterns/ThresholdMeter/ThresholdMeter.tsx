import type { ReactNode } from 'react';
import { CheckIcon } from '#icons/index.ts';
import { Indicator, Label, Note, Root, Track, Value } from './ThresholdMeter.styles.ts';

export interface ThresholdMeterProps {
  /** What is reached at the end of the bar: "Large order". */
  label: string;
  /** How much of the way is behind it, 0 to 1. From 1 on it is reached. */
  value: number;
  /** The same in words, seen and read out: "7,500 of 10,000 shares". */
  valueText: string;
  /** What is missing, or that it is reached. */
  note: string;
}

/** How far an amount is from one that it has to reach. */
export function ThresholdMeter({ label, value, valueText, note }: ThresholdMeterProps): ReactNode {
  const part = Math.min(1, Math.max(0, value));
  const isReached = part === 1;
  return (
    <Root
      value={part * 100}
      data-reached={isReached || undefined}
      getAriaValueText={() => `${valueText}, ${note}`}
    >
      <Label>{label}</Label>
      <Value>{() => valueText}</Value>
      <Track>
        <Indicator />
      </Track>
      <Note aria-hidden="true">
        {isReached && <CheckIcon />}
        {note}
      </Note>
    </Root>
  );
}
