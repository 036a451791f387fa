import { registerByEmail } from '@meridian/api';
import {
  AmountInput,
  Checkbox,
  CodeInput,
  ImageTile,
  Measure,
  RegionSelect,
  Select,
  TextField,
  type ImageTileState,
} from '@meridian/design-system';
import * as v from 'valibot';
import { useState, type ReactNode } from 'react';
import { usePorts } from '#platform/ports/context.ts';
import type { Message } from '#platform/words/messages.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { emailCodeRefusals } from '../email-code/refusals.ts';
import { agreed, amount, chosen, code, email, newPassword, optional, repeats } from '../rules.ts';
import { SecretField } from '../SecretField.tsx';
import { useFields } from '../useFields.ts';
import { useFormWrite } from '../useFormWrite.tsx';
import { WriteForm } from '../WriteForm.tsx';

const text = (defaultMessage: string): Message => ({ id: `test.${defaultMessage}`, defaultMessage });

const currencies = ['USD', 'EUR', 'HKD'] as const;
type Currency = (typeof currencies)[number];

interface Registration {
  readonly email: string;
  readonly code: string;
  readonly password: string;
  readonly again: string;
  readonly invite: string;
  readonly country: string | null;
  readonly currency: Currency | null;
  readonly deposit: string;
  readonly picture: ImageTileState;
  readonly isAgreed: boolean;
}

const nothing: Registration = {
  email: '',
  code: '',
  password: '',
  again: '',
  invite: '',
  country: null,
  currency: null,
  deposit: '',
  picture: { kind: 'empty' },
  isAgreed: false,
};

/** Ten fields of eight kinds, sent as one: an account is made. */
function RegistrationForm({ onDone }: { onDone(): void }): ReactNode {
  const fields = useFields({
    initial: nothing,
    rules: {
      email,
      code,
      password: newPassword,
      again: repeats('password'),
      invite: optional,
      country: chosen<string>(text('Please Select Country')),
      currency: chosen<Currency>(text('Please select a currency type')),
      deposit: amount(),
      picture: {
        problemOf: ({ kind }) => (kind === 'done' ? null : { message: text('Please Upload Image') }),
      },
      isAgreed: agreed(text('Agree to the terms to go on.')),
    },
    draft: {
      name: 'registration',
      keeps: {
        email: v.string(),
        password: v.string(),
        country: v.nullable(v.string()),
        currency: v.nullable(v.picklist(currencies)),
        isAgreed: v.boolean(),
      },
    },
  });
  const write = useFormWrite(registerByEmail, {
    fields,
    toWire: ({ invite, ...typed }) => ({
      email: typed.email,
      code: typed.code,
      password: typed.password,
      inviteCode: invite,
    }),
    done: onDone,
    says: {
      refused: text('No account was made'),
      unknown: {
        title: text('Your account may have been made'),
        advice: text('Send it again to find out: it is carried out once.'),
      },
    },
    refusals: {
      emailTaken: 'email',
      ...emailCodeRefusals,
      inviteCodeUnknown: 'invite',
    },
  });
  const { value: picture, onChange: setPicture, error: missing } = fields.bind('picture');
  return (
    <WriteForm write={write} action="Create account">
      <TextField {...fields.bind('email')} label="Email" type="email" inputMode="email" />
      <CodeInput {...fields.bind('code')} label="Code" />
      <SecretField {...fields.bind('password')} label="Password" autoComplete="new-password" />
      <SecretField {...fields.bind('again')} label="Password again" autoComplete="new-password" />
      <TextField {...fields.bind('invite')} label="Invitation code" />
      <RegionSelect
        {...fields.bind('country')}
        label="Country"
        codes={['HK', 'SG', 'US']}
        locale="en"
        searchLabel="Search countries"
        closeLabel="Close"
        nothingFoundText="No country found"
        foundText={(count) => `${count} found`}
      />
      <Select
        {...fields.bind('currency')}
        label="Currency"
        placeholder="Choose"
        options={currencies.map((value) => ({ value, label: value }))}
      />
      <AmountInput {...fields.bind('deposit')} label="First deposit" suffix="USD" />
      <ImageTile
        label="Picture"
        state={
          missing !== undefined && picture.kind === 'empty' ? { kind: 'failed', error: missing } : picture
        }
        onChoose={(file) => setPicture({ kind: 'done', src: URL.createObjectURL(file) })}
        onRemove={() => setPicture({ kind: 'empty' })}
        labels={{
          choose: 'Choose a picture',
          replace: 'Replace',
          remove: 'Remove',
          uploading: 'Uploading',
          done: 'Uploaded',
          progress: (share) => `${Math.round(share * 100)} %`,
        }}
      />
      <Checkbox {...fields.bind('isAgreed')} label="I agree to the terms" />
    </WriteForm>
  );
}

/** The screen, which says what is kept of it on the device, and can be reloaded. */
export function RegistrationScreen(): ReactNode {
  const { storage } = usePorts();
  const [visit, setVisit] = useState(1);
  const [kept, setKept] = useState<string | null>(null);
  const [isDone, setDone] = useState(false);
  return (
    <ScreenFrame title="Create an account">
      <Measure width="form">
        {isDone ? <p>{'Account made'}</p> : <RegistrationForm key={visit} onDone={() => setDone(true)} />}
      </Measure>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        {'Reload'}
      </button>
      <button type="button" onClick={() => setKept(storage.get('drafts') ?? 'nothing')}>
        {'Read the storage'}
      </button>
      {kept !== null && <p>{`Kept: ${kept}`}</p>}
    </ScreenFrame>
  );
}
