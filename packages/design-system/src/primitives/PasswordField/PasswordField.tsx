import { useState, type ReactNode } from 'react';
import { HideIcon, ShowIcon } from '../../icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RawTextField, type TextFieldProps } from '../TextField/TextField.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  showLabel: string;
  hideLabel: string;
}

/** A secret, hidden until asked for. Paste and password managers work. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps): ReactNode {
  const [isShown, setShown] = useState(false);
  return (
    <RawTextField
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <HideIcon /> : <ShowIcon />}
          onPress={() => setShown(!isShown)}
          isDisabled={props.isDisabled}
        />
      }
    />
  );
}
