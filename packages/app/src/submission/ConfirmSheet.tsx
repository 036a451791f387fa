import { Button, PasswordSheet, Sheet, Stack, type ButtonTone } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '#platform/links.ts';
import { useReasonText } from '#platform/problems.ts';
import { useSession } from '#platform/provider.tsx';
import { messages } from './submission.messages.ts';
import type { SubmissionControls } from './useSubmission.ts';

/** At least this many characters make a transaction password (spec §5, DECISIONS 17). */
const payPasswordLength = 6;

interface ConfirmSheetProps {
  /** What it does, as its button names it: title and button say the same. */
  readonly what: string;
  /** And look the same. */
  readonly tone: ButtonTone;
  readonly controls: SubmissionControls<unknown>;
  /** In the column of the form instead of over the page. */
  readonly isInPlace: boolean;
  readonly children: ReactNode;
}

/**
 * The figures once more, and the transaction password where the write asks for one; where none is set, the way to set one
 * and back (DECISIONS 28). The password lives here only, and is gone when the sheet closes.
 */
export function ConfirmSheet(props: ConfirmSheetProps): ReactNode {
  const { submission, asksPayPassword, dismiss } = props.controls;
  const { user } = useSession();
  if (submission.phase !== 'confirming' && submission.phase !== 'sending') return null;
  if (!asksPayPassword) return <Confirm {...props} />;
  return user?.hasPayPassword === false ? (
    <NoPayPassword isInPlace={props.isInPlace} onClose={dismiss} />
  ) : (
    <ConfirmByPassword {...props} />
  );
}

function Confirm({ what, tone, controls, isInPlace, children }: ConfirmSheetProps): ReactNode {
  const intl = useIntl();
  const isPending = controls.submission.phase === 'sending';
  return (
    <Sheet
      isOpen
      title={what}
      onClose={controls.dismiss}
      closeLabel={intl.formatMessage(messages.close)}
      canDismiss={!isPending}
      isInPlace={isInPlace}
    >
      <Stack gap={5}>
        {children}
        <Button tone={tone} size="l" isFullWidth isPending={isPending} onPress={() => controls.confirm('')}>
          {isPending ? intl.formatMessage(messages.sending) : what}
        </Button>
      </Stack>
    </Sheet>
  );
}

function ConfirmByPassword({ what, tone, controls, isInPlace, children }: ConfirmSheetProps): ReactNode {
  const intl = useIntl();
  const reasonText = useReasonText();
  const { submission } = controls;
  const [password, setPassword] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const isPending = submission.phase === 'sending';
  const [wasPending, setWasPending] = useState(isPending);
  // On its way the field keeps what it showed; answered with a refusal it is empty and says why.
  if (isPending !== wasPending) {
    setWasPending(isPending);
    if (!isPending) setPassword('');
  }
  const refused = submission.phase === 'confirming' ? submission.problem : null;
  const error = isTooShort
    ? intl.formatMessage(messages.enterPayPassword)
    : refused === null || password !== ''
      ? undefined
      : reasonText(refused);

  function submit(): void {
    if (password.length < payPasswordLength) {
      setTooShort(true);
      return;
    }
    controls.confirm(password);
  }

  return (
    <PasswordSheet
      isOpen
      title={what}
      label={intl.formatMessage(messages.payPassword)}
      value={password}
      onChange={(value) => {
        setPassword(value);
        setTooShort(false);
      }}
      onSubmit={submit}
      submitLabel={what}
      submitTone={tone}
      pendingLabel={intl.formatMessage(messages.sending)}
      isPending={isPending}
      isInPlace={isInPlace}
      onClose={controls.dismiss}
      closeLabel={intl.formatMessage(messages.close)}
      showLabel={intl.formatMessage(messages.showPassword)}
      hideLabel={intl.formatMessage(messages.hidePassword)}
      error={error}
    >
      {children}
    </PasswordSheet>
  );
}

function NoPayPassword({ isInPlace, onClose }: { isInPlace: boolean; onClose(): void }): ReactNode {
  const intl = useIntl();
  const here = useReturnTo();
  return (
    <Sheet
      isOpen
      isInPlace={isInPlace}
      onClose={onClose}
      title={intl.formatMessage(messages.setPayPasswordTitle)}
      closeLabel={intl.formatMessage(messages.close)}
      actions={
        <Button tone="primary" size="l" isFullWidth href={links.paypwd(here)}>
          {intl.formatMessage(messages.setPayPassword)}
        </Button>
      }
    >
      {intl.formatMessage(messages.setPayPasswordBody)}
    </Sheet>
  );
}
