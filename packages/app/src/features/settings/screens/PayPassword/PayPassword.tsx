import { setPayPassword, updatePayPassword, userInfo, type ApiProblem } from '@meridian/api';
import {
  Banner,
  Button,
  FormLayout,
  Measure,
  PasswordField,
  Skeleton,
  Text,
  useToast,
} from '@meridian/design-system';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useDoubtText } from '#platform/doubts.ts';
import { links, useReturnAddress } from '#platform/links.ts';
import { useReasonText } from '#platform/problems.ts';
import { useSession } from '#platform/provider.tsx';
import { useRead, useWrite } from '#platform/request.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { checkPayPassword, emptyForm, minimumLength, type PayPasswordForm } from '../../model.ts';
import { messages } from './PayPassword.messages.ts';

/** Where a user who came by no link goes afterwards. */
const otherwise = links.settings();

/**
 * The transaction password, set for the first time or changed; which of the two follows from the account. Afterwards the
 * user is back where they came from, a ticket with its draft for instance (DECISIONS 17, 28).
 */
export default function PayPasswordScreen(): ReactNode {
  const intl = useIntl();
  const returnAddress = useReturnAddress();
  const { user } = useSession();
  // Whether one is set is the backend's to say: what this device remembers may be older.
  const { request, reload } = useRead(userInfo, {});
  const hasOneNow = request.phase === 'ready' ? request.data.hasPayPassword : user?.hasPayPassword;
  // Once sent, the form stays what it was: that there is one now is what became of it.
  const [hadOne, setHadOne] = useState<boolean>();
  const hasOne = hadOne ?? hasOneNow;
  return (
    <ScreenFrame
      title={intl.formatMessage(hasOne === false ? messages.setTitle : messages.changeTitle)}
      hasBack
      backTo={returnAddress ?? otherwise}
    >
      {hasOne !== undefined ? (
        <PasswordForm isFirst={!hasOne} returnAddress={returnAddress} onSend={() => setHadOne(hasOne)} />
      ) : (
        <RequestView
          request={request}
          reload={reload}
          what={intl.formatMessage(messages.what)}
          skeleton={<Skeleton shape="block" height="16rem" />}
        >
          {() => null}
        </RequestView>
      )}
    </ScreenFrame>
  );
}

function PasswordForm({
  isFirst,
  returnAddress,
  onSend,
}: {
  isFirst: boolean;
  returnAddress: string | null;
  onSend(): void;
}): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const navigate = useNavigate();
  const { user, update } = useSession();
  const set = useWrite(setPayPassword);
  const change = useWrite(updatePayPassword);
  const [form, setForm] = useState(emptyForm);
  const [isChecked, setChecked] = useState(false);
  // From the first sending without an answer on: what comes later says nothing about that one.
  const [isInDoubt, setInDoubt] = useState(false);
  const fields = {
    current: useRef<HTMLInputElement>(null),
    next: useRef<HTMLInputElement>(null),
    again: useRef<HTMLInputElement>(null),
  };

  const write = isFirst ? set : change;
  const faults = checkPayPassword(form, isFirst);

  async function submit(): Promise<void> {
    setChecked(true);
    const wrong = (['current', 'next', 'again'] as const).find((field) => faults[field] !== undefined);
    if (wrong !== undefined) return fields[wrong].current?.focus();
    onSend();
    const result = isFirst
      ? await set.send({ payPassword: form.next })
      : await change.send({ oldPayPassword: form.current, payPassword: form.next });
    if (result.outcome === 'unknown') setInDoubt(true);
    if (result.outcome !== 'done') return;
    toast.show({
      tone: 'positive',
      title: intl.formatMessage(messages.done),
      description: intl.formatMessage(isFirst ? messages.doneSet : messages.doneChanged),
    });
    await navigate(returnAddress ?? otherwise, { replace: true });
    if (user !== null) update({ ...user, hasPayPassword: true });
  }

  const field = (name: keyof PayPasswordForm): FieldProps => {
    const fault = isChecked ? faults[name] : undefined;
    return {
      name,
      inputRef: fields[name],
      value: form[name],
      error: fault && intl.formatMessage(messages[fault]),
      onChange: (value) => setForm({ ...form, [name]: value }),
    };
  };

  return (
    <Measure width="form">
      <FormLayout onSubmit={() => void submit()}>
        <Text tone="secondary">{intl.formatMessage(isFirst ? messages.setLead : messages.changeLead)}</Text>
        {returnAddress !== null && <Text tone="secondary">{intl.formatMessage(messages.draftKept)}</Text>}
        <WriteProblem problem={write.problem} isInDoubt={isInDoubt} isFirst={isFirst} />
        {!isFirst && <SecretField {...field('current')} />}
        <SecretField {...field('next')} />
        <SecretField {...field('again')} />
        <Button tone="primary" size="l" type="submit" isFullWidth isPending={write.phase === 'sending'}>
          {intl.formatMessage(isFirst ? messages.set : messages.change)}
        </Button>
      </FormLayout>
    </Measure>
  );
}

/** What came instead of the answer. Only an answer that says so means that the password did not change. */
function WriteProblem({
  problem,
  isInDoubt,
  isFirst,
}: {
  problem: ApiProblem | null;
  isInDoubt: boolean;
  isFirst: boolean;
}): ReactNode {
  const intl = useIntl();
  const reasonText = useReasonText();
  const doubtText = useDoubtText();
  if (problem === null) return null;
  if (!isInDoubt) {
    return (
      <Banner tone="negative" title={intl.formatMessage(messages.failed)} isLive>
        {reasonText(problem)}
      </Banner>
    );
  }
  return (
    <Banner
      tone="waiting"
      title={intl.formatMessage(isFirst ? messages.maybeSet : messages.maybeChanged)}
      isLive
    >
      {doubtText(problem)} {intl.formatMessage(isFirst ? messages.maybeSetBody : messages.maybeChangedBody)}
    </Banner>
  );
}

interface FieldProps {
  readonly name: keyof PayPasswordForm;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly value: string;
  readonly error: string | undefined;
  onChange(value: string): void;
}

function SecretField({ name, inputRef, value, error, onChange }: FieldProps): ReactNode {
  const intl = useIntl();
  return (
    <PasswordField
      ref={inputRef}
      label={intl.formatMessage(messages[name])}
      showLabel={intl.formatMessage(messages.show)}
      hideLabel={intl.formatMessage(messages.hide)}
      hint={name === 'next' ? intl.formatMessage(messages.hint, { length: minimumLength }) : undefined}
      value={value}
      error={error}
      onChange={onChange}
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
    />
  );
}
