import { setPayPassword, updatePayPassword, userInfo } from '@meridian/api';
import { Measure, Skeleton, Stack, Text, useToast } from '@meridian/design-system';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  allOf,
  differsFrom,
  newPayPassword,
  optional,
  payPassword,
  payPasswordLength,
  repeats,
} from '#forms/rules.ts';
import { SecretField } from '#forms/SecretField.tsx';
import { useFields } from '#forms/useFields.ts';
import { useFormWrite } from '#forms/useFormWrite.tsx';
import { WriteForm } from '#forms/WriteForm.tsx';
import { useRedirect } from '#platform/address/use-redirect.ts';
import { links, useReturnAddress } from '#platform/address/links.ts';
import { useSession } from '#platform/ports/use-ports.ts';
import { useRead } from '#platform/reading/request.ts';
import { RequestView } from '#presentation/RequestView.tsx';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { messages } from './PayPassword.messages.ts';

/**
 * The transaction password, set for the first time or changed; which of the two follows from the account. Afterwards the
 * user is back where they came from, a ticket with its draft for instance (DECISIONS 17, 28).
 */
export default function PayPasswordScreen(): ReactNode {
  const intl = useIntl();
  const returnTo = useReturnAddress() ?? links.settings();
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
      backTo={returnTo}
    >
      {hasOne !== undefined ? (
        <PasswordForm isFirst={!hasOne} returnTo={returnTo} onSend={() => setHadOne(hasOne)} />
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

interface PasswordFormProps {
  readonly isFirst: boolean;
  readonly returnTo: string;
  onSend(): void;
}

function PasswordForm({ isFirst, returnTo, onSend }: PasswordFormProps): ReactNode {
  const intl = useIntl();
  const toast = useToast();
  const redirect = useRedirect();
  const isOnTheWay = useReturnAddress() !== null;
  const { user, update } = useSession();
  const fields = useFields({
    initial: { current: '', next: '', again: '' },
    rules: {
      current: isFirst ? optional : payPassword,
      next: isFirst ? newPayPassword : allOf(newPayPassword, differsFrom('current')),
      again: repeats('next'),
    },
  });
  const write = useFormWrite(isFirst ? setPayPassword : updatePayPassword, {
    fields,
    toWire: ({ current, next }) =>
      isFirst ? { payPassword: next } : { oldPayPassword: current, payPassword: next },
    onSend,
    async done() {
      toast.show({
        tone: 'positive',
        title: intl.formatMessage(messages.done),
        description: intl.formatMessage(isFirst ? messages.doneSet : messages.doneChanged),
      });
      await redirect(returnTo);
      if (user !== null) update({ ...user, hasPayPassword: true });
    },
    says: {
      refused: messages.failed,
      unknown: isFirst
        ? { title: messages.maybeSet, advice: messages.maybeSetBody }
        : { title: messages.maybeChanged, advice: messages.maybeChangedBody },
    },
  });
  const secret = (name: keyof typeof fields.values) => ({
    ...fields.bind(name),
    label: intl.formatMessage(messages[name]),
  });

  return (
    <Measure width="form">
      <Stack gap={5}>
        <Text tone="secondary">{intl.formatMessage(isFirst ? messages.setLead : messages.changeLead)}</Text>
        {isOnTheWay && <Text tone="secondary">{intl.formatMessage(messages.draftKept)}</Text>}
        <WriteForm write={write} action={intl.formatMessage(isFirst ? messages.set : messages.change)}>
          {!isFirst && <SecretField {...secret('current')} autoComplete="current-password" />}
          <SecretField
            {...secret('next')}
            hint={intl.formatMessage(messages.hint, { length: payPasswordLength.least })}
            autoComplete="new-password"
          />
          <SecretField {...secret('again')} autoComplete="new-password" />
        </WriteForm>
      </Stack>
    </Measure>
  );
}
