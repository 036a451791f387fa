import { resetPassword } from '@meridian/api';
import { Measure, Stack, Text, TextLink, useToast } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmailCodeField } from '#forms/email-code/EmailCodeField.tsx';
import { emailCodeRefusals } from '#forms/email-code/refusals.ts';
import { code, email, newPassword, repeats } from '#forms/rules.ts';
import { useFields } from '#forms/useFields.ts';
import { useFormWrite } from '#forms/useFormWrite.tsx';
import { WriteForm } from '#forms/WriteForm.tsx';
import { useRedirect } from '#platform/address/use-redirect.ts';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { EmailField } from '../../EmailField.tsx';
import { keepEmailToRegister, keepUserToSignIn, resetDraft } from '../../kept-user.ts';
import { NewPasswordFields } from '../../NewPasswordFields.tsx';
import { messages as common } from '../../auth.messages.ts';
import { messages } from './ResetPassword.messages.ts';

/** A new login password for one who forgot the old, proved by a code that is sent by email (spec §5, ADR 23). */
export default function ResetPasswordScreen(): ReactNode {
  const intl = useIntl();
  const ports = usePorts();
  const toast = useToast();
  const redirect = useRedirect();
  const { signOut } = useSession();
  const login = links.login(useReturnAddress() ?? undefined);
  const fields = useFields({
    initial: { email: ports.session.user?.email ?? '', code: '', password: '', again: '' },
    rules: { email, code, password: newPassword, again: repeats('password') },
    draft: { name: resetDraft, keeps: { email: resetPassword.request.entries.email } },
  });
  const typed = fields.values.email;
  const write = useFormWrite(resetPassword, {
    fields,
    toWire: ({ again: _again, ...proved }) => proved,
    async done(_answer, values) {
      toast.show({
        tone: 'positive',
        title: intl.formatMessage(messages.done),
        description: intl.formatMessage(messages.doneBody),
      });
      // Every session has ended with the old password, this one too.
      signOut('user');
      keepUserToSignIn(ports, values.email);
      await redirect(login);
    },
    says: {
      refused: messages.failed,
      unknown: { title: messages.maybe, advice: messages.maybeBody },
    },
    refusals: { ...emailCodeRefusals, emailNotRegistered: 'email' },
  });

  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack>
      <Measure width="form" isCentered>
        <Stack gap={6}>
          <Text tone="secondary">{intl.formatMessage(messages.lead)}</Text>
          <WriteForm write={write} action={intl.formatMessage(messages.submit)}>
            <EmailField
              field={fields.bind('email')}
              refused={fields.refused.includes('email')}
              wayOut={{
                label: intl.formatMessage(common.toRegister),
                href: links.register(),
                onPress: () => keepEmailToRegister(ports, typed),
              }}
            />
            <EmailCodeField
              {...fields.bind('code')}
              purpose="resetPassword"
              email={email.problemOf(typed.trim(), {}) === null ? typed.trim() : null}
              onEmailMissing={() => void fields.check(['email'])}
            />
            <NewPasswordFields
              email={typed}
              password={fields.bind('password')}
              again={fields.bind('again')}
            />
          </WriteForm>
          <TextLink isStandalone href={login}>
            {intl.formatMessage(messages.remembered)}
          </TextLink>
        </Stack>
      </Measure>
    </ScreenFrame>
  );
}
