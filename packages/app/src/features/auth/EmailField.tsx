import { Button, Stack, TextField } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Bound } from '#forms/useFields.ts';
import { messages } from './auth.messages.ts';

interface EmailFieldProps {
  readonly field: Bound<string>;
  /** The backend knows the email already, or does not know it: there is another way on. */
  readonly refused: boolean;
  readonly wayOut: { readonly label: string; readonly href: string; onPress(): void };
}

/** The email that is proved, and where to go with one that cannot be proved here. */
export function EmailField({ field, refused, wayOut }: EmailFieldProps): ReactNode {
  const intl = useIntl();
  return (
    <Stack gap={2}>
      <TextField
        {...field}
        label={intl.formatMessage(messages.email)}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="next"
      />
      {refused && (
        <Button href={wayOut.href} onPress={wayOut.onPress}>
          {wayOut.label}
        </Button>
      )}
    </Stack>
  );
}
