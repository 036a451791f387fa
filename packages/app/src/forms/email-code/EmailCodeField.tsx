import { emailCodeLifeSeconds, sendEmailCode } from '@meridian/api';
import { CodeInput, useToast } from '@meridian/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useCodeWait, type CodePurpose } from '#platform/device/sent-codes.ts';
import { useWrite } from '#platform/reading/request.ts';
import { useReasonText } from '#platform/words/problems.ts';
import { messages } from './email-code.messages.ts';

export interface EmailCodeFieldProps {
  /** What the code is for: each has a wait of its own. */
  purpose: CodePurpose;
  /** Where the code goes; null while what was typed is no email. */
  email: string | null;
  value: string;
  onChange: (value: string) => void;
  /** Called when a code is requested without an email to send it to: say so at that field. */
  onEmailMissing: () => void;
  error?: string | undefined;
}

/** The one-time code by email, with the button that sends it and the 60 s before the next (spec §5, DECISIONS 17). */
export function EmailCodeField(props: EmailCodeFieldProps): ReactNode {
  const { purpose, email, value, onChange, onEmailMissing, error } = props;
  const intl = useIntl();
  const reasonText = useReasonText();
  const write = useWrite(sendEmailCode);
  const wait = useCodeWait(purpose, email ?? '');
  const toast = useToast();

  async function send(): Promise<void> {
    if (email === null) return onEmailMissing();
    const ending = await write.send({ email });
    if (ending.outcome !== 'done') return;
    wait.begin();
    toast.show({ tone: 'positive', title: intl.formatMessage(messages.done) });
  }

  const sent = intl.formatMessage(messages.sent, { email, minutes: emailCodeLifeSeconds / 60 });
  const refusal = write.phase === 'refused' && write.problem !== null ? reasonText(write.problem) : undefined;
  const doubt = write.phase === 'unknown' ? intl.formatMessage(messages.doubt) : undefined;
  return (
    <CodeInput
      label={intl.formatMessage(messages.label)}
      value={value}
      onChange={(text) => {
        if (refusal !== undefined) write.reset();
        onChange(text);
      }}
      error={error ?? refusal}
      hint={doubt ?? (wait.isSent ? sent : undefined)}
      sending={{
        onSend: () => void send(),
        secondsLeft: wait.secondsLeft,
        isPending: write.phase === 'sending',
        doubt,
        label: intl.formatMessage(wait.isSent ? messages.sendAgain : messages.send),
        waitText: (seconds) => intl.formatMessage(messages.wait, { seconds }),
      }}
    />
  );
}
