import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import { Box, Input } from '../Field/Field.styles.ts';

export interface TextFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'search' | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'search' | undefined;
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send' | undefined;
  maxLength?: number | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  placeholder?: string | undefined;
  onBlur?: (() => void) | undefined;
  /** Before the text inside the box, an icon for instance. */
  leading?: ReactNode;
  /** After it: a clear or show button. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface RawTextFieldProps extends Omit<TextFieldProps, 'type'> {
  type?: TextFieldProps['type'] | 'password';
}

/** The one text input under `TextField` and `PasswordField`. */
export function RawTextField(props: RawTextFieldProps): ReactNode {
  const {
    label,
    value,
    onChange,
    type = 'text',
    error,
    hint,
    isDisabled = false,
    isRequired,
    onBlur,
    leading,
    trailing,
  } = props;
  const isProse = type === 'text';
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired}>
      {(control) => (
        <Box data-invalid={error === undefined ? undefined : ''} data-disabled={isDisabled || undefined}>
          {leading}
          <Input
            {...control}
            ref={props.ref}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
            disabled={isDisabled}
            autoComplete={props.autoComplete}
            autoCapitalize={isProse ? undefined : 'none'}
            spellCheck={isProse ? undefined : false}
            inputMode={props.inputMode}
            enterKeyHint={props.enterKeyHint}
            maxLength={props.maxLength}
            placeholder={props.placeholder}
          />
          {trailing}
        </Box>
      )}
    </Field>
  );
}

/** One line of text. */
export function TextField(props: TextFieldProps): ReactNode {
  return <RawTextField {...props} />;
}
