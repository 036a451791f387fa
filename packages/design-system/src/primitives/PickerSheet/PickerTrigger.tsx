import type { ReactNode } from 'react';
import { ChevronDownIcon } from '#icons/index.ts';
import { Field } from '../Field/Field.tsx';
import { Chosen, Trigger } from './PickerSheet.styles.ts';

export interface PickerFieldProps {
  label: string;
  placeholder?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
}

interface PickerTriggerProps extends PickerFieldProps {
  /** Name of what is chosen. */
  text: string | undefined;
  isOpen: boolean;
  onOpen: () => void;
}

/** A field that opens a sheet to be filled. Its name holds what is chosen, since a button has no value. */
export function PickerTrigger(props: PickerTriggerProps): ReactNode {
  const { label, placeholder, hint, error, isDisabled = false, text, isOpen, onOpen } = props;
  const shown = text ?? placeholder ?? '';
  return (
    <Field label={label} hint={hint} error={error} isRequired={props.isRequired}>
      {(control) => (
        <Trigger
          id={control.id}
          type="button"
          aria-label={`${label} ${shown}`.trim()}
          aria-describedby={control['aria-describedby']}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          data-invalid={error === undefined ? undefined : ''}
          data-disabled={isDisabled || undefined}
          disabled={isDisabled}
          onClick={onOpen}
        >
          <Chosen data-empty={text === undefined || undefined}>{shown}</Chosen>
          <ChevronDownIcon aria-hidden="true" />
        </Trigger>
      )}
    </Field>
  );
}
