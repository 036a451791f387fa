import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '#primitives/Text/Text.tsx';
import { Frame, Option, Row, Track } from './PeriodPicker.styles.ts';

export interface PeriodOption<Period extends string> {
  value: Period;
  label: string;
  /** Spoken where the label is an abbreviation: "1D", "One day". */
  fullLabel?: string | undefined;
}

export interface PeriodPickerProps<Period extends string> {
  value: Period;
  onChange: (period: Period) => void;
  /** Three to seven, in the order shown. */
  options: readonly PeriodOption<Period>[];
  /** Names the group: "Period". */
  label: string;
  isDisabled?: boolean | undefined;
}

/** Chooses the time a chart spans. Radio buttons: arrow keys move the choice. */
export function PeriodPicker<Period extends string>({
  value,
  onChange,
  options,
  label,
  isDisabled,
}: PeriodPickerProps<Period>): ReactNode {
  const name = useId();
  return (
    <Frame>
      <Track>
        <Row disabled={isDisabled} data-periods>
          <legend>
            <VisuallyHidden>{label}</VisuallyHidden>
          </legend>
          {options.map((option) => (
            <Option key={option.value}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-label={option.fullLabel}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </Option>
          ))}
        </Row>
      </Track>
    </Frame>
  );
}
