import { login, registerByEmail } from '@meridian/api';
import { Measure, Stack, Text, TextLink, useToast } from '@meridian/design-system';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { EmailCodeField } from '#forms/email-code/EmailCodeField.tsx';
import { emailCodeRefusals } from '#forms/email-code/refusals.ts';
import { code, email, newPassword, optional, repeats } from '#forms/rules.ts';
import { useFields } from '#forms/useFields.ts';
import { useFormWrite } from '#forms/useFormWrite.tsx';
import { WriteForm } from '#forms/WriteForm.tsx';
import { useRedirect } from '#platform/address/use-redirect.ts';
import { links, useInviteParam, useReturnAddress } from '#platform/address/links.ts';
import { usePorts } from '#platform/ports/context.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { useWrite } from '#platform/reading/request.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { EmailField } from '../../EmailField.tsx';
import { keepUserToSignIn, registerDraft } from '../../kept-user.ts';
import { NewPasswordFields } from '../../NewPasswordFields.tsx';
import { messages as common } from '../../auth.messages.ts';
import { InviteField } from './InviteField.tsx';
import { messages } from './Register.messages.ts';

/**
 * An account, proved by a code that is sent by email (spec §1, §5). Afterwards the person is signed in and back where they
 * were (DECISIONS 15).
 */
export default function RegisterScreen(): ReactNode {
  const intl = useIntl();
  const ports = usePorts();
  const toast = useToast();
  const redirect = useRedirect();
  const returnTo = useReturnAddress();
  const invite = useInviteParam();
  const { isSignedIn, signIn } = useSession();
  const signInWrite = useWrite(login);
  const kept = registerByEmail.request.entries;
  const fields = useFields({
    initial: { email: '', code: '', password: '', again: '', invite },
    rules: { email, code, password: newPassword, again: repeats('password'), invite: optional },
    draft: {
      name: registerDraft,
      keeps: { email: kept.email, ...(invite === '' && { invite: kept.inviteCode }) },
    },
  });
  const typed = fields.values.email;
  const write = useFormWrite(registerByEmail, {
    fields,
    toWire: ({ again: _again, invite: inviteCode, ...proved }) => ({
      ...proved,
      inviteCode: inviteCode.trim(),
    }),
    async done(_answer, values) {
      const ending = await signInWrite.send({ username: values.email, password: values.password });
      const isIn = ending.outcome === 'done';
      toast.show({
        tone: 'positive',
        title: intl.formatMessage(messages.done),
        description: isIn
          ? intl.formatMessage(messages.doneBody, { email: values.email })
          : intl.formatMessage(messages.doneSignIn),
      });
      if (isIn) return signIn(ending.value.token, ending.value.user);
      keepUserToSignIn(ports, values.email);
      await redirect(links.login(returnTo ?? undefined));
    },
    says: {
      refused: messages.failed,
      unknown: { title: messages.maybe, advice: messages.maybeBody },
    },
    refusals: { ...emailCodeRefusals, emailTaken: 'email', inviteCodeUnknown: 'invite' },
  });

  useEffect(() => {
    if (isSignedIn) void redirect(returnTo ?? links.home());
  }, [isSignedIn, redirect, returnTo]);

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
                label: intl.formatMessage(common.toSignIn),
                href: links.login(returnTo ?? undefined),
                onPress: () => keepUserToSignIn(ports, typed),
              }}
            />
            <EmailCodeField
              {...fields.bind('code')}
              purpose="register"
              email={email.problemOf(typed.trim(), {}) === null ? typed.trim() : null}
              onEmailMissing={() => void fields.check(['email'])}
            />
            <NewPasswordFields
              email={typed}
              password={fields.bind('password')}
              again={fields.bind('again')}
            />
            <InviteField {...fields.bind('invite')} fromLink={invite} />
          </WriteForm>
          <TextLink isStandalone href={links.login(returnTo ?? undefined)}>
            {intl.formatMessage(messages.haveOne)}
          </TextLink>
        </Stack>
      </Measure>
    </ScreenFrame>
  );
}
