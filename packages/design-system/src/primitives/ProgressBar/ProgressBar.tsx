import type { ReactNode } from 'react';
import { Indicator, Label, Root, Track, Value } from './ProgressBar.styles.ts';

export interface ProgressProps {
  /** What goes on: "Uploading the front of your ID". */
  label: string;
  /** Part that is done, 0 to 1; `null` when unknown. */
  value: number | null;
  /** The progress in words, seen and read out: "64 %", "2 of 3 confirmations". Nothing is written while the value is `null`. */
  valueText?: string | undefined;
  /** `positive` when it has ended well, `negative` when it stopped. Say so in the label too. */
  tone?: 'accent' | 'positive' | 'negative' | undefined;
}

/** How far a thing has come whose end is in sight. */
export function ProgressBar({ label, value, valueText, tone = 'accent' }: ProgressProps): ReactNode {
  const percent = value === null ? null : Math.min(1, Math.max(0, value)) * 100;
  return (
    <Root
      value={percent}
      data-tone={tone}
      getAriaValueText={(formatted) => (percent === null ? label : (valueText ?? formatted ?? ''))}
    >
      <Label>{label}</Label>
      {percent !== null && valueText !== undefined && <Value>{() => valueText}</Value>}
      <Track>
        <Indicator />
      </Track>
    </Root>
  );
}
