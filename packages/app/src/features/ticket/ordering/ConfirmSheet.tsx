import { Button, PasswordSheet, Sheet } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { links, useReturnTo } from '../../../platform/links.ts';
import { useReasonText } from '../../../platform/problems.ts';
import { useSession } from '../../../platform/provider.tsx';
import { orderingMessages } from './ordering.messages.ts';
import type { SubmissionControls } from './useSubmission.ts';

/** At least this many characters make a transaction password (spec §5, DECISIONS 17). */
const payPasswordLength = 6;

/**
 * The figures once more and the transaction password; where none is set, the way to set one and back (DECISIONS 28).
 * The password lives here only, and is gone when the sheet closes.
 */
export function ConfirmSheet({
  what,
  tone,
  controls,
  children,
}: {
  /** The order, as its button names it: title and button say the same. */
  what: string;
  /** And look the same. */
  tone: 'buy' | 'sell';
  controls: SubmissionControls;
  children: ReactNode;
}): ReactNode {
  const { submission } = controls;
  const { user } = useSession();
  const isOpen = submission.phase === 'confirming' || submission.phase === 'sending';
  if (!isOpen) return null;
  return user?.hasPayPassword === false ? (
    <NoPayPassword onClose={controls.dismiss} />
  ) : (
    <Confirm what={what} tone={tone} controls={controls}>
      {children}
    </Confirm>
  );
}

function Confirm({ what, tone, controls, children }: Parameters<typeof ConfirmSheet>[0]): ReactNode {
  const intl = useIntl();
  const reasonText = useReasonText();
  const { submission } = controls;
  const [password, setPassword] = useState('');
  const [isTooShort, setTooShort] = useState(false);
  const refused = submission.phase === 'confirming' ? submission.problem : null;
  const error = isTooShort
    ? intl.formatMessage(orderingMessages.enterPayPassword)
    : refused === null || password !== ''
      ? undefined
      : reasonText(refused);

  function submit(): void {
    if (password.length < payPasswordLength) {
      setTooShort(true);
      return;
    }
    controls.confirm(password);
    // What was typed is sent once: after a refusal the field is empty and says why.
    setPassword('');
  }

  return (
    <PasswordSheet
      isOpen
      title={what}
      label={intl.formatMessage(orderingMessages.payPassword)}
      value={password}
      onChange={(value) => {
        setPassword(value);
        setTooShort(false);
      }}
      onSubmit={submit}
      submitLabel={what}
      submitTone={tone}
      isPending={submission.phase === 'sending'}
      onClose={controls.dismiss}
      closeLabel={intl.formatMessage(orderingMessages.close)}
      showLabel={intl.formatMessage(orderingMessages.showPassword)}
      hideLabel={intl.formatMessage(orderingMessages.hidePassword)}
      error={error}
    >
      {children}
    </PasswordSheet>
  );
}

function NoPayPassword({ onClose }: { onClose(): void }): ReactNode {
  const intl = useIntl();
  const here = useReturnTo();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={intl.formatMessage(orderingMessages.setPayPasswordTitle)}
      closeLabel={intl.formatMessage(orderingMessages.close)}
      actions={
        <Button tone="primary" size="l" isFullWidth href={links.paypwd(here)}>
          {intl.formatMessage(orderingMessages.setPayPassword)}
        </Button>
      }
    >
      {intl.formatMessage(orderingMessages.setPayPasswordBody)}
    </Sheet>
  );
}
