import { PasswordField } from '@meridian/design-system';
import type { ComponentProps, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './forms.messages.ts';

/** A password, with the words for showing and hiding it. */
export function SecretField(
  props: Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>,
): ReactNode {
  const intl = useIntl();
  return (
    <PasswordField
      {...props}
      showLabel={intl.formatMessage(messages.showPassword)}
      hideLabel={intl.formatMessage(messages.hidePassword)}
    />
  );
}
