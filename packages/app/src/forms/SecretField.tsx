import { PasswordField } from '@meridian/design-system';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './forms.messages.ts';

/** A password, with the words for showing and hiding it: they say which one, where a form asks for two or three. */
export function SecretField(
  props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>,
): ReactNode {
  const intl = useIntl();
  const field = props.label;
  return (
    <PasswordField
      {...props}
      showLabel={intl.formatMessage(messages.showPassword, { field })}
      hideLabel={intl.formatMessage(messages.hidePassword, { field })}
    />
  );
}
