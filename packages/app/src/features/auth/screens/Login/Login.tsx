import { login } from '@meridian/api';
import { Banner, Divider, Inline, Measure, Stack, Text, TextField, TextLink } from '@meridian/design-system';
import { useEffect, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { loginPassword, userId } from '#forms/rules.ts';
import { SecretField } from '#forms/SecretField.tsx';
import { useFields } from '#forms/useFields.ts';
import { useFormWrite } from '#forms/useFormWrite.tsx';
import { WriteForm } from '#forms/WriteForm.tsx';
import { useRedirect } from '#platform/address/use-redirect.ts';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { OfferedLanguage } from '#presentation/LanguageOffer/OfferedLanguage.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { loginDraft } from '../../kept-user.ts';
import { messages } from './Login.messages.ts';

/** Sign-in by user ID or email. Afterwards the user is back where they were (DECISIONS 15). */
export default function LoginScreen(): ReactNode {
  const intl = useIntl();
  const redirect = useRedirect();
  const returnAddress = useReturnAddress();
  const { isSignedIn, signIn, endedBy } = useSession();
  const fields = useFields({
    initial: { user: '', password: '' },
    rules: { user: userId, password: loginPassword },
    draft: { name: loginDraft, keeps: { user: login.request.entries.username } },
  });
  const write = useFormWrite(login, {
    fields,
    toWire: ({ user, password }) => ({ username: user, password }),
    done: ({ token, user }) => signIn(token, user),
    says: { refused: messages.failedTitle, unknown: null },
  });

  // Also for who comes here signed in, by a link or the way back.
  useEffect(() => {
    if (isSignedIn) void redirect(returnAddress ?? links.home());
  }, [isSignedIn, redirect, returnAddress]);

  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack>
      <Measure width="form" isCentered>
        <Stack gap={6}>
          <OfferedLanguage />
          {endedBy === 'passwordChanged' && (
            <Banner tone="waiting" title={intl.formatMessage(messages.passwordChanged)}>
              {intl.formatMessage(messages.passwordChangedBody)}
            </Banner>
          )}
          <Stack gap={2}>
            <Text as="h2" size="xl" isStrong>
              {intl.formatMessage(messages.greeting)}
            </Text>
            <Text tone="secondary">{intl.formatMessage(messages.lead)}</Text>
          </Stack>
          <WriteForm write={write} action={intl.formatMessage(messages.submit)}>
            <TextField
              {...fields.bind('user')}
              label={intl.formatMessage(messages.user)}
              type="email"
              autoComplete="username"
              inputMode="email"
              enterKeyHint="next"
            />
            <SecretField
              {...fields.bind('password')}
              label={intl.formatMessage(messages.password)}
              autoComplete="current-password"
              enterKeyHint="go"
            />
          </WriteForm>
          <nav aria-label={intl.formatMessage(messages.cannot)}>
            <Inline gap={6} justify="between" isWrapping>
              <TextLink isStandalone href={links.register()}>
                {intl.formatMessage(messages.register)}
              </TextLink>
              <TextLink isStandalone href={links.resetPassword()}>
                {intl.formatMessage(messages.reset)}
              </TextLink>
            </Inline>
          </nav>
          <Divider />
          <Inline justify="center">
            <TextLink isStandalone href={links.home()}>
              {intl.formatMessage(messages.later)}
            </TextLink>
          </Inline>
        </Stack>
      </Measure>
    </ScreenFrame>
  );
}
