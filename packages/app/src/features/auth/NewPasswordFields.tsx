import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SecretField } from '#forms/SecretField.tsx';
import { loginPasswordLength } from '#forms/rules.ts';
import type { Bound } from '#forms/useFields.ts';
import { messages } from './auth.messages.ts';
import { passwordAdvice, type PasswordAdvice } from './model.ts';

interface NewPasswordFieldsProps {
  /** What goes with the password: it shall not be a part of it. */
  readonly email: string;
  readonly password: Bound<string>;
  readonly again: Bound<string>;
}

/** A new login password, twice, with what is still missing and advice while it is typed. */
export function NewPasswordFields({ email, password, again }: NewPasswordFieldsProps): ReactNode {
  const intl = useIntl();
  const { message, values } = wordsOf(passwordAdvice(password.value, email));
  return (
    <>
      <SecretField
        {...password}
        label={intl.formatMessage(messages.newPassword)}
        hint={intl.formatMessage(message, values)}
        autoComplete="new-password"
      />
      <SecretField {...again} label={intl.formatMessage(messages.again)} autoComplete="new-password" />
    </>
  );
}

function wordsOf(advice: PasswordAdvice) {
  switch (advice.kind) {
    case 'none':
      return { message: messages.passwordRule, values: loginPasswordLength };
    case 'missing':
      return { message: messages.passwordMissing, values: { count: advice.characters } };
    case 'guessable':
      return { message: messages.passwordGuessable };
    case 'fair':
      return { message: messages.passwordFair };
    case 'good':
      return { message: messages.passwordGood };
  }
}
