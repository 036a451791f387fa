import {
  useRef,
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { CloseIcon } from '#icons/index.ts';
import { Field } from '../Field/Field.tsx';
import { Box, Input, Leading } from '../Field/Field.styles.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

/** What `TextField` and `PasswordField` share. */
export interface TypedFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong and what to do about it. Takes the hint's place. */
  error?: string | undefined;
  hint?: string | undefined;
  /** Word on the phone’s Enter key. */
  enterKeyHint?: 'done' | 'go' | 'next' | 'search' | 'send' | undefined;
  /** Most UTF-16 units; the browser takes no more. Give `countText` too, so that the reason is clear. */
  maxLength?: number | undefined;
  /** "12 of 20", below the box; only with `maxLength`. */
  countText?: ((used: number, most: number) => string) | undefined;
  isDisabled?: boolean | undefined;
  /** Its value can be read and not changed, as while it is being sent. */
  isReadOnly?: boolean | undefined;
  isRequired?: boolean | undefined;
  /** An example of what fits. Never the label: it is gone with the first letter. */
  placeholder?: string | undefined;
  /** The field was left: the time to say what is wrong. */
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export interface TextFieldProps extends TypedFieldProps {
  /** What kind of text: chooses the phone’s keyboard and what a browser may fill in. */
  type?: 'text' | 'email' | 'search' | undefined;
  /** What a browser may fill in, by its HTML name: `username`, `email`, `off`. */
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  /** Keyboard on a phone, where `type` does not tell. */
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'search' | undefined;
  /** Name of a button that clears the field; shown while there is something to clear. */
  clearLabel?: string | undefined;
  /** Before the text inside the box: an icon, or a sign that belongs to it. */
  leading?: ReactNode;
  /** After it. */
  trailing?: ReactNode;
}

export interface RawTextFieldProps extends Omit<TextFieldProps, 'type'> {
  /** `password` covers what is typed. */
  type?: TextFieldProps['type'] | 'password';
  /** Between the box and its hint. */
  note?: ReactNode;
  /** Both ends of a press: a lock key is known for sure only when it is let go. */
  onKey?: KeyboardEventHandler | undefined;
}

/** The one text input under `TextField` and `PasswordField`. */
export function RawTextField(props: RawTextFieldProps): ReactNode {
  const { label, value, onChange, type = 'text', error, isDisabled = false, maxLength, countText } = props;
  const boxRef = useRef<HTMLDivElement>(null);
  const isProse = type === 'text';
  return (
    <Field
      label={label}
      hint={props.hint}
      error={error}
      isRequired={props.isRequired}
      count={maxLength === undefined ? undefined : countText?.(value.length, maxLength)}
    >
      {(control) => (
        <>
          <Box
            ref={boxRef}
            data-invalid={error === undefined ? undefined : ''}
            data-disabled={isDisabled || undefined}
          >
            {props.leading !== undefined && <Leading>{props.leading}</Leading>}
            <Input
              {...control}
              ref={props.ref}
              type={type}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onBlur={props.onBlur}
              onKeyDown={props.onKey}
              onKeyUp={props.onKey}
              disabled={isDisabled}
              readOnly={props.isReadOnly}
              autoComplete={props.autoComplete}
              autoCapitalize={isProse ? undefined : 'none'}
              spellCheck={isProse ? undefined : false}
              inputMode={props.inputMode}
              enterKeyHint={props.enterKeyHint}
              maxLength={maxLength}
              placeholder={props.placeholder}
            />
            {props.clearLabel !== undefined && value !== '' && !isDisabled && (
              <IconButton
                label={props.clearLabel}
                icon={<CloseIcon />}
                onPress={() => {
                  onChange('');
                  boxRef.current?.querySelector('input')?.focus();
                }}
              />
            )}
            {props.trailing}
          </Box>
          {props.note}
        </>
      )}
    </Field>
  );
}

/** One line of text. */
export function TextField(props: TextFieldProps): ReactNode {
  return <RawTextField {...props} />;
}
