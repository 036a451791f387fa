import { updatePassword } from '@meridian/api';
import { Measure, Stack, Text, TextLink, useToast } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  allOf,
  differsFrom,
  existingPassword,
  loginPasswordLength,
  newPassword,
  repeats,
} from '#forms/rules.ts';
import { SecretField } from '#forms/SecretField.tsx';
import { useFields } from '#forms/useFields.ts';
import { useFormWrite } from '#forms/useFormWrite.tsx';
import { WriteForm } from '#forms/WriteForm.tsx';
import { useRedirect } from '#platform/address/use-redirect.ts';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { messages } from './LoginPassword.messages.ts';

/** A new login password for one who knows the old (spec §5, DECISIONS 17). */
export default function LoginPasswordScreen(): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const redirect = useRedirect();
  const returnTo = useReturnAddress() ?? links.settings();
  const fields = useFields({
    initial: { current: '', next: '', again: '' },
    rules: {
      current: existingPassword,
      next: allOf(newPassword, differsFrom('current')),
      again: repeats('next'),
    },
  });
  const write = useFormWrite(updatePassword, {
    fields,
    toWire: ({ current, next }) => ({ oldPassword: current, password: next }),
    async done() {
      toast.show({
        tone: 'positive',
        title: intl.formatMessage(messages.done),
        description: intl.formatMessage(messages.doneBody),
      });
      await redirect(returnTo);
    },
    says: {
      refused: messages.failed,
      unknown: { title: messages.maybe, advice: messages.maybeBody },
    },
  });
  const secret = (name: keyof typeof fields.values) => ({
    ...fields.bind(name),
    label: intl.formatMessage(messages[name]),
  });

  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack backTo={returnTo}>
      <Measure width="form">
        <Stack gap={5}>
          <Text tone="secondary">{intl.formatMessage(messages.lead)}</Text>
          <WriteForm write={write} action={intl.formatMessage(messages.submit)}>
            <SecretField {...secret('current')} autoComplete="current-password" />
            <SecretField
              {...secret('next')}
              hint={intl.formatMessage(messages.hint, loginPasswordLength)}
              autoComplete="new-password"
            />
            <SecretField {...secret('again')} autoComplete="new-password" />
          </WriteForm>
          <TextLink isStandalone href={links.resetPassword()}>
            {intl.formatMessage(messages.forgotten)}
          </TextLink>
        </Stack>
      </Measure>
    </ScreenFrame>
  );
}
