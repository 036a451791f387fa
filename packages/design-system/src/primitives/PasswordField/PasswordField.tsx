import { useImperativeHandle, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { HideIcon, ShowIcon } from '#icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RawTextField, type TypedFieldProps } from '../TextField/TextField.tsx';
import { CapsLockNote, Reveal } from './PasswordField.styles.ts';

export interface PasswordFieldProps extends TypedFieldProps {
  showLabel: string;
  hideLabel: string;
  /** What a password manager may do: fill in the old one, offer a new one, or neither (a transaction password). */
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
  /** Said below the field while Caps Lock is on. */
  capsLockText?: string | undefined;
}

/** A secret, hidden until asked for. Paste and password managers work. */
export function PasswordField(props: PasswordFieldProps): ReactNode {
  const { showLabel, hideLabel, capsLockText, ref, ...field } = props;
  const [isShown, setShown] = useState(false);
  const [isCapsLock, setCapsLock] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const selectionRef = useRef<[number, number] | null>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => inputRef.current);

  // A browser forgets the caret when an input changes its type.
  useLayoutEffect(() => {
    const input = inputRef.current;
    const selection = selectionRef.current;
    selectionRef.current = null;
    if (input && selection && input === document.activeElement) input.setSelectionRange(...selection);
  }, [isShown]);

  const toggle = (): void => {
    const input = inputRef.current;
    selectionRef.current = input && [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    setShown(!isShown);
  };

  return (
    <RawTextField
      {...field}
      ref={inputRef}
      type={isShown ? 'text' : 'password'}
      onKey={(event) => setCapsLock(event.getModifierState('CapsLock'))}
      onBlur={() => {
        setCapsLock(false);
        field.onBlur?.();
      }}
      note={
        capsLockText !== undefined && (
          <CapsLockNote role="status">{isCapsLock ? capsLockText : ''}</CapsLockNote>
        )
      }
      trailing={
        // A finger on the button leaves the focus in the field, so that the phone's keyboard stays up.
        <Reveal onMouseDown={(event) => event.preventDefault()}>
          <IconButton
            label={isShown ? hideLabel : showLabel}
            icon={isShown ? <HideIcon /> : <ShowIcon />}
            onPress={toggle}
            isDisabled={props.isDisabled}
          />
        </Reveal>
      }
    />
  );
}
