import type { ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import { Box, Input } from '../Field/Field.styles.ts';

export interface DateFieldProps {
  label: string;
  /** A day of the calendar, `YYYY-MM-DD`; null while there is none. */
  value: string | null;
  /** A day that is whole and in the calendar, or null once the field is empty. */
  onChange: (value: string | null) => void;
  /** First day that can be chosen. */
  min?: string | undefined;
  /** Last day that can be chosen. */
  max?: string | undefined;
  /** What is wrong and what to do about it. Takes the hint's place. */
  error?: string | undefined;
  hint?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** One day, typed or chosen from the browser’s own calendar, in the form that the person’s device writes days. */
export function DateField(props: DateFieldProps): ReactNode {
  const { label, value, onChange, min, max, error, hint, isDisabled = false } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Box data-invalid={error === undefined ? undefined : ''} data-disabled={isDisabled || undefined}>
          <Input
            {...control}
            type="date"
            value={value ?? ''}
            min={min}
            // Without a last year, six digits of one can be typed.
            max={max ?? '9999-12-31'}
            onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
            disabled={isDisabled}
          />
        </Box>
      )}
    </Field>
  );
}
