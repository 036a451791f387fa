import type { ReactNode, Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import { Area } from './TextArea.styles.ts';

export interface TextAreaProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string | undefined;
  /** What is wrong and what to do about it. Takes the hint's place. */
  error?: string | undefined;
  /** Lines that are in sight before anything is typed. Default 4; it grows with the text. */
  rows?: number | undefined;
  /** Most UTF-16 units; the browser takes no more. */
  maxLength?: number | undefined;
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Text of several lines: a note, a report. */
export function TextArea(props: TextAreaProps): ReactNode {
  const { label, value, onChange, hint, error, rows = 4, maxLength, isDisabled = false, ref } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Area
          {...control}
          ref={ref}
          rows={rows}
          value={value}
          maxLength={maxLength}
          disabled={isDisabled}
          data-invalid={error === undefined ? undefined : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
