import type { ReactNode } from 'react';
import { Control, Indicator, Label, Mark, Marks, Root, Thumb, Track, Value } from './Slider.styles.ts';

export interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** Values one can jump to with a press. */
  marks?: readonly number[] | undefined;
  /** The value in words, seen and heard: `10×`. */
  formatValue: (value: number) => string;
  onChange: (value: number) => void;
  isDisabled?: boolean | undefined;
}

/** A value in a range where the feel matters more than the digit: leverage. Arrow keys step, Page keys leap, Home and End go to the ends. */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  marks,
  formatValue,
  onChange,
  isDisabled = false,
}: SliderProps): ReactNode {
  return (
    <Root
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={isDisabled}
      onValueChange={(next) => onChange(next as number)}
    >
      <Label aria-hidden="true">{label}</Label>
      <Value aria-hidden="true">{formatValue(value)}</Value>
      <Control>
        <Track>
          <Indicator />
          <Thumb aria-label={label} getAriaValueText={(_, current) => formatValue(current)} />
        </Track>
      </Control>
      {marks && (
        <Marks>
          {marks.map((mark) => (
            <Mark
              key={mark}
              type="button"
              tabIndex={-1}
              aria-label={`${label} ${formatValue(mark)}`}
              data-current={mark === value || undefined}
              disabled={isDisabled}
              style={{ '--m-at': `${((mark - min) / (max - min)) * 100}%` }}
              onClick={() => onChange(mark)}
            >
              {formatValue(mark)}
            </Mark>
          ))}
        </Marks>
      )}
    </Root>
  );
}
