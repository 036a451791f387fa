import { useId, type ReactNode } from 'react';
import { Option, Radio, Root } from './SegmentedControl.styles.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  /** For the side of a trade: the chosen segment wears the direction's colour. */
  tone?: 'buy' | 'sell' | undefined;
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SegmentedOption<Value>[];
}

/** One of two to five, all in sight. Native radios: arrow keys move and choose. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onChange,
  options,
}: SegmentedControlProps<Value>): ReactNode {
  const name = useId();
  return (
    <Root role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Option key={option.value} data-tone={option.tone}>
          <Radio
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Option>
      ))}
    </Root>
  );
}
