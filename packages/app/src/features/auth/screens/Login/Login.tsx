import { login } from '@meridian/api';
import {
  Banner,
  Button,
  Divider,
  FormLayout,
  Inline,
  Measure,
  PasswordField,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@meridian/design-system';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useDraft } from '#platform/drafts.ts';
import { links, useReturnAddress } from '#platform/links.ts';
import { useReasonText } from '#platform/problems.ts';
import { useSession } from '#platform/provider.tsx';
import { useWrite } from '#platform/request.ts';
import { OfferedLanguage } from '#presentation/LanguageOffer/OfferedLanguage.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { checkCredentials } from '../../model.ts';
import { messages } from './Login.messages.ts';

/** Who is signing in, as it can be sent; kept over a reload. The password never is. */
const keptUser = login.request.entries.username;

/** Sign-in by user ID or email. Afterwards the user is back where they were (DECISIONS 15). */
export default function LoginScreen(): ReactNode {
  const intl = useIntl();
  const navigate = useNavigate();
  const reasonText = useReasonText();
  const returnAddress = useReturnAddress();
  const session = useSession();
  const request = useWrite(login);
  const [user, setUser, forgetUser] = useDraft('login.user', '', keptUser);
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const userField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);

  // Also for who comes here signed in, by a link or the way back.
  const { isSignedIn } = session;
  useEffect(() => {
    if (isSignedIn) void navigate(returnAddress ?? links.home(), { replace: true });
  }, [isSignedIn, navigate, returnAddress]);

  const faults = checkCredentials({ user, password });
  const faultText = (field: keyof typeof faults): string | undefined => {
    const fault = faults[field];
    return isChecked && fault !== undefined ? intl.formatMessage(messages[fault]) : undefined;
  };

  async function submit(): Promise<void> {
    setChecked(true);
    if (faults.user !== undefined) return userField.current?.focus();
    if (faults.password !== undefined) return passwordField.current?.focus();
    const result = await request.send({ username: user.trim(), password });
    if (result.outcome !== 'done') return;
    forgetUser();
    session.signIn(result.value.token, result.value.user);
  }

  return (
    <ScreenFrame title={intl.formatMessage(messages.title)} hasBack>
      <Measure width="form" isCentered>
        <Stack gap={6}>
          <OfferedLanguage />
          <Stack gap={2}>
            <Text as="h2" size="xl" isStrong>
              {intl.formatMessage(messages.greeting)}
            </Text>
            <Text tone="secondary">{intl.formatMessage(messages.lead)}</Text>
          </Stack>
          <FormLayout onSubmit={() => void submit()}>
            {request.problem !== null && (
              <Banner tone="negative" title={intl.formatMessage(messages.failedTitle)} isLive>
                {reasonText(request.problem)}
              </Banner>
            )}
            <TextField
              ref={userField}
              label={intl.formatMessage(messages.user)}
              value={user}
              onChange={setUser}
              error={faultText('user')}
              type="email"
              autoComplete="username"
              inputMode="email"
              enterKeyHint="next"
            />
            <PasswordField
              ref={passwordField}
              label={intl.formatMessage(messages.password)}
              showLabel={intl.formatMessage(messages.showPassword)}
              hideLabel={intl.formatMessage(messages.hidePassword)}
              value={password}
              onChange={setPassword}
              error={faultText('password')}
              autoComplete="current-password"
              enterKeyHint="go"
            />
            <Button tone="primary" size="l" type="submit" isFullWidth isPending={request.phase === 'sending'}>
              {intl.formatMessage(messages.submit)}
            </Button>
          </FormLayout>
          <nav aria-label={intl.formatMessage(messages.title)}>
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
