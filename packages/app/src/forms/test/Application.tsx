import { Checkbox, Measure, StepField, StepForm, TextField } from '@meridian/design-system';
import * as v from 'valibot';
import { useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Message } from '#platform/words/messages.ts';
import { ScreenFrame } from '#presentation/ScreenFrame.tsx';
import { agreed, email, required } from '../rules.ts';
import type { Step } from '../steps.ts';
import { useFields, type Fields } from '../useFields.ts';
import { useSteps } from '../useSteps.ts';

const text = (defaultMessage: string): Message => ({ id: `test.${defaultMessage}`, defaultMessage });

interface Application {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly isAgreed: boolean;
}

const steps: readonly (Step<Application> & { readonly title: string; readonly next: string })[] = [
  { id: 'name', fields: ['first', 'last'], title: 'Your name', next: 'Next: contact' },
  { id: 'contact', fields: ['email'], title: 'How to reach you', next: 'Next: terms' },
  { id: 'terms', fields: ['isAgreed'], title: 'Terms', next: 'Send' },
];

function ApplicationForm({ refused, onDone }: { refused: string | null; onDone(): void }): ReactNode {
  const form = useFields<Application>({
    initial: { first: '', last: '', email: '', isAgreed: false },
    rules: {
      first: required(text('Please Enter First Name')),
      last: required(text('Please Enter Last Name')),
      email,
      isAgreed: agreed(text('Agree to the terms to go on.')),
    },
    draft: {
      name: 'application',
      keeps: { first: v.string(), last: v.string(), email: v.string(), isAgreed: v.boolean() },
    },
  });
  const { index, next, back, problems } = useSteps({
    steps,
    form,
    finish() {
      if (form.values.email === refused) form.refuse('email', 'This email has an account.');
      else onDone();
    },
  });
  return (
    <StepForm
      label="Application"
      steps={steps.map(({ id, title }) => ({ id, title, content: <Content id={id} form={form} /> }))}
      stepIndex={index}
      stepText={`Step ${index + 1} of ${steps.length}`}
      onNext={next}
      nextLabel={steps[index]?.next ?? ''}
      onBack={back ?? undefined}
      backLabel="Back"
      problems={problems}
      problemsTitle="Something needs another look"
    />
  );
}

function Content({ id, form }: { id: string; form: Fields<Application> }): ReactNode {
  if (id === 'name') {
    return (
      <>
        <StepField name="first">
          <TextField {...form.bind('first')} label="First name" autoComplete="given-name" />
        </StepField>
        <StepField name="last">
          <TextField {...form.bind('last')} label="Last name" autoComplete="family-name" />
        </StepField>
      </>
    );
  }
  return id === 'contact' ? (
    <StepField name="email">
      <TextField {...form.bind('email')} label="Email" type="email" autoComplete="email" />
    </StepField>
  ) : (
    <StepField name="isAgreed">
      <Checkbox {...form.bind('isAgreed')} label="I agree to the terms" />
    </StepField>
  );
}

/** The screen with its address in sight, and with what a browser does to it. */
export function ApplicationScreen({ refused = null }: { refused?: string | null }): ReactNode {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [visit, setVisit] = useState(1);
  const [isDone, setDone] = useState(false);
  return (
    <ScreenFrame title="Apply">
      <Measure width="form">
        {isDone ? (
          <p>{'Applied'}</p>
        ) : (
          <ApplicationForm key={visit} refused={refused} onDone={() => setDone(true)} />
        )}
      </Measure>
      <p>{`Address: ${search === '' ? 'none' : search}`}</p>
      <button type="button" onClick={() => void navigate(-1)}>
        {'Browser back'}
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        {'Browser forward'}
      </button>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        {'Reload'}
      </button>
    </ScreenFrame>
  );
}
