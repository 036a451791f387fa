import { use, useId, type ReactNode } from 'react';
import { DescribedBy } from '../Field/describedBy.ts';
import { Option, Radio, Root } from './SegmentedControl.styles.ts';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: string;
  /** For the side of a trade: the chosen segment has the direction's colour. */
  tone?: 'buy' | 'sell' | undefined;
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  /** Its name; not shown, since the options speak for themselves. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  /** Two to five. */
  options: readonly SegmentedOption<Value>[];
  isDisabled?: boolean | undefined;
}

/** One of two to five, all in sight. Native radios: arrow keys move and choose. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>): ReactNode {
  const { label, value, onChange, options, isDisabled = false } = props;
  const name = useId();
  return (
    <Root
      role="radiogroup"
      aria-label={label}
      aria-describedby={use(DescribedBy)}
      aria-disabled={isDisabled || undefined}
    >
      {options.map((option) => (
        <Option key={option.value} data-tone={option.tone}>
          <Radio
            type="radio"
            name={name}
            checked={option.value === value}
            disabled={isDisabled || option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Option>
      ))}
    </Root>
  );
}
