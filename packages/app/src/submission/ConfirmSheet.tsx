import {
  Button,
  ReviewSheet,
  Sheet,
  type ButtonTone,
  type ReviewPassword,
  type ReviewQuestion,
} from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Problem } from '#forms/fields.ts';
import { payPassword } from '#forms/rules.ts';
import { links, useReturnTo } from '#platform/address/links.ts';
import { useReasonText } from '#platform/words/problems.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import type { Submission } from './submission.ts';
import { messages } from './submission.messages.ts';
import type { SubmissionControls } from './useSubmission.ts';

/** Something the person has to agree to before it is sent: "I know that it cannot be sold". */
export interface Consent {
  readonly id: string;
  readonly label: ReactNode;
}

interface ConfirmSheetProps {
  /** What it does, in the words of its button: the title and the button of the sheet say the same. */
  readonly what: string;
  /** The tone of that button. */
  readonly tone: ButtonTone;
  readonly controls: SubmissionControls<unknown>;
  /** In the column of the form instead of over the page. */
  readonly isInPlace: boolean;
  readonly consents?: readonly Consent[] | undefined;
  /** What has changed since the form was filled in, to be accepted first. */
  readonly question?: ReviewQuestion | undefined;
  readonly children: ReactNode;
}

/**
 * The review: the figures once more, what the person has to agree to, and the transaction password where the write requires
 * one; where none is set, the way to set one and back (DECISIONS 28).
 */
export function ConfirmSheet(props: ConfirmSheetProps): ReactNode {
  const { submission, asksPayPassword, dismiss } = props.controls;
  const { user } = useSession();
  if (submission.phase !== 'confirming' && submission.phase !== 'sending') return null;
  return asksPayPassword && user?.hasPayPassword === false ? (
    <NoPayPassword isInPlace={props.isInPlace} onClose={dismiss} />
  ) : (
    <Review {...props} />
  );
}

/** Ticks and password live here only, and are gone when the sheet closes. */
function Review({
  what,
  tone,
  controls,
  isInPlace,
  consents = [],
  question,
  children,
}: ConfirmSheetProps): ReactNode {
  const intl = useIntl();
  const { submission, asksPayPassword } = controls;
  const [agreed, setAgreed] = useState<readonly string[]>([]);
  const password = usePayPassword(submission);
  return (
    <ReviewSheet
      isOpen
      title={what}
      isInPlace={isInPlace}
      consents={consents.map(({ id, label }) => ({
        id,
        label,
        isChecked: agreed.includes(id),
        onChange: (isChecked) =>
          setAgreed(isChecked ? [...agreed, id] : agreed.filter((other) => other !== id)),
      }))}
      consentError={intl.formatMessage(messages.consentMissing)}
      question={question}
      password={asksPayPassword ? password.field : undefined}
      submitLabel={what}
      submitTone={tone}
      onSubmit={() => {
        if (!asksPayPassword) controls.confirm('');
        else if (password.isComplete()) controls.confirm(password.field.value);
      }}
      pendingLabel={intl.formatMessage(messages.sending)}
      isPending={submission.phase === 'sending'}
      onClose={controls.dismiss}
      closeLabel={intl.formatMessage(messages.close)}
    >
      {children}
    </ReviewSheet>
  );
}

interface PayPassword {
  readonly field: ReviewPassword;
  /** Checks it; what is wrong is reported at the field. */
  isComplete(): boolean;
}

function usePayPassword(submission: Submission<unknown>): PayPassword {
  const intl = useIntl();
  const reasonText = useReasonText();
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const isPending = submission.phase === 'sending';
  const [wasPending, setWasPending] = useState(isPending);
  // While it is being sent the field keeps what it showed; after a refusal it is empty and says why.
  if (isPending !== wasPending) {
    setWasPending(isPending);
    if (!isPending) setValue('');
  }
  const refused = submission.phase === 'confirming' ? submission.problem : null;
  const error = problem
    ? intl.formatMessage(problem.message, problem.values)
    : refused === null || value !== ''
      ? undefined
      : reasonText(refused);
  return {
    field: {
      label: intl.formatMessage(messages.payPassword),
      value,
      onChange: (next) => {
        setValue(next);
        setProblem(null);
      },
      error,
      showLabel: intl.formatMessage(messages.showPassword),
      hideLabel: intl.formatMessage(messages.hidePassword),
    },
    isComplete() {
      const found = payPassword.problemOf(value, {});
      setProblem(found);
      return found === null;
    },
  };
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
